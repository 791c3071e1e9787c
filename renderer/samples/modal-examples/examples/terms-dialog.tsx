import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { useText } from '../../../kit/format/text';
import { stack } from '../../kit/layout';
import { textSize } from '../../kit/styles';
import { DialogButtons, type ExampleProps, useFinish } from '../example-dialog';

const useStyles = makeStyles({
  text: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    maxBlockSize: '280px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: { margin: 0, ...textSize[300] },
  paragraph: { margin: 0 },
});

const parts = ['place', 'safety', 'pictures', 'weather', 'lost', 'end'] as const;

/** A long text that scrolls in the dialog; continuing requires consent. */
export const TermsDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const finish = useFinish(onClose);
  const [agreed, setAgreed] = useState(false);
  return (
    <FormDialog title={text('terms.title')} width={600} onClose={onClose}>
      <div style={stack(tokens.spacingVerticalM)}>
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
        <DialogButtons onClose={onClose}>
          <Button
            appearance="primary"
            disabledFocusable={!agreed}
            onClick={() => (agreed ? finish(text('terms.done')) : undefined)}
          >
            {text('terms.submit')}
          </Button>
        </DialogButtons>
      </div>
    </FormDialog>
  );
};
