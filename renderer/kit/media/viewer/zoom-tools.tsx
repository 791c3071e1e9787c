/** Buttons to zoom in and out, with the current zoom. */
import { Button, Caption1, makeStyles } from '@fluentui/react-components';
import { PageFitRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';

const useStyles = makeStyles({
  number: { minInlineSize: '52px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

interface ZoomToolsProps {
  /** 1 is 100%. */
  readonly zoom: number;
  /** Undefined at the limits. */
  readonly onOut: (() => void) | undefined;
  readonly onIn: (() => void) | undefined;
  readonly onFit: () => void;
}

export const ZoomTools = ({ zoom, onOut, onIn, onFit }: ZoomToolsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('viewer');
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ZoomOutRegular />}
        aria-label={text('viewer.zoomOut')}
        disabledFocusable={!onOut}
        onClick={onOut}
      />
      <Caption1 className={styles.number}>
        {text('viewer.zoom', { percent: formatNumber(Math.round(zoom * 100)) })}
      </Caption1>
      <Button
        appearance="subtle"
        icon={<ZoomInRegular />}
        aria-label={text('viewer.zoomIn')}
        disabledFocusable={!onIn}
        onClick={onIn}
      />
      <Button appearance="subtle" icon={<PageFitRegular />} aria-label={text('viewer.fit')} onClick={onFit} />
    </>
  );
};
