import { type PaperSize, paperSizes } from '@contract/appearance';
import { Caption1, Checkbox, Field, makeStyles, Radio, RadioGroup, SpinButton } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import { readTypedNumber } from '../../format/typed-number';
import type { PaperFormat } from './paper';

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '12px', overflowY: 'auto' } });

const maxBlankLines = 200;

interface FieldsProps {
  readonly format: PaperFormat;
  /** Undefined while the pages are laid out. */
  readonly pages: number | undefined;
  readonly onChange: (change: Partial<PaperFormat>) => void;
}

export const FormatFields = ({ format, pages, onChange }: FieldsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('papers');
  return (
    <div className={styles.root}>
      <Field label={text('dialog.size')}>
        <RadioGroup value={format.size} onChange={(_, { value }) => onChange({ size: value as PaperSize })}>
          {paperSizes.map((size) => (
            <Radio key={size} value={size} label={text(`dialog.sizes.${size}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={text('dialog.orientation')}>
        <RadioGroup
          value={format.isLandscape ? 'landscape' : 'portrait'}
          onChange={(_, { value }) => onChange({ isLandscape: value === 'landscape' })}
        >
          <Radio value="portrait" label={text('dialog.portrait')} />
          <Radio value="landscape" label={text('dialog.landscape')} />
        </RadioGroup>
      </Field>
      <div>
        <Checkbox
          label={text('dialog.large')}
          checked={format.isLarge}
          onChange={(_, { checked }) => onChange({ isLarge: checked === true })}
        />
        <Checkbox
          label={text('dialog.tickBoxes')}
          checked={format.hasTickBoxes}
          onChange={(_, { checked }) => onChange({ hasTickBoxes: checked === true })}
        />
      </div>
      <Field label={text('dialog.blankLines')}>
        <SpinButton
          value={format.blankLines}
          min={0}
          max={maxBlankLines}
          onChange={(_, { value, displayValue }) => {
            const lines = value ?? Number(readTypedNumber(displayValue ?? '')[0]);
            if (lines >= 0) onChange({ blankLines: Math.min(maxBlankLines, Math.trunc(lines)) });
          }}
        />
      </Field>
      <Caption1 role="status">
        {pages === undefined ? '' : text('dialog.pages', { count: pages, pages: formatNumber(pages) })}
      </Caption1>
    </div>
  );
};
