import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import type { ExampleProps } from '../modal-examples-screen';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalM },
  text: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    maxBlockSize: '280px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  paragraph: { margin: 0 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

const parts = ['place', 'safety', 'pictures', 'weather', 'lost', 'end'] as const;

/** A long text in a window of its own; going on needs a yes. */
export const TermsDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const [agreed, setAgreed] = useState(false);
  const go = () => {
    if (!agreed) return;
    notify({ intent: 'success', title: text('terms.done'), body: text('nothing') });
    onClose();
  };
  return (
    <FormDialog title={text('terms.title')} width={600} onClose={onClose}>
      <div className={styles.root}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.text} tabIndex={0} aria-label={text('terms.title')}>
          {parts.map((part) => (
            <div key={part}>
              <h3 className={styles.heading}>{text(`terms.${part}.title`)}</h3>
              <p className={styles.paragraph}>
                <Text>{text(`terms.${part}.body`)}</Text>
              </p>
            </div>
          ))}
        </section>
        <Checkbox
          label={text('terms.agree')}
          checked={agreed}
          onChange={(_, { checked }) => setAgreed(checked === true)}
        />
        <div className={styles.actions}>
          <Button appearance="primary" disabledFocusable={!agreed} onClick={go}>
            {text('terms.submit')}
          </Button>
          <Button onClick={onClose}>{text('cancel')}</Button>
        </div>
      </div>
    </FormDialog>
  );
};
