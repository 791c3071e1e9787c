import { Button, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CopyRegular, GiftRegular, MailRegular, PersonAddRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { copyText } from '../../../kit/feedback/copy-text';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import { stack } from '../../kit/layout';
import { ExampleForm, type ExampleProps } from '../example-dialog';

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    paddingBlockStart: tokens.spacingVerticalS,
    listStyleType: 'none',
  },
  step: { display: 'grid', justifyItems: 'center', alignContent: 'start', rowGap: tokens.spacingVerticalXS },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '26px',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface Invited {
  email: string;
}
const steps = [
  { key: 'send', icon: MailRegular },
  { key: 'join', icon: PersonAddRegular },
  { key: 'earn', icon: GiftRegular },
] as const;
const link = 'https://example.com/join/casey-0148';

/** Explains the steps, then offers a link and an invitation by email. */
export const ReferDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  return (
    <FormDialog title={text('refer.title')} width={640} onClose={onClose}>
      <div style={stack(tokens.spacingVerticalXL)}>
        <ol className={styles.steps}>
          {steps.map(({ key, icon: Icon }) => (
            <li key={key} className={styles.step}>
              <span className={styles.icon} aria-hidden>
                <Icon />
              </span>
              <Text weight="semibold" align="center">
                {text(`refer.${key}.title`)}
              </Text>
              <Text size={200} align="center" className={styles.quiet}>
                {text(`refer.${key}.about`)}
              </Text>
            </li>
          ))}
        </ol>
        <Field label={text('refer.link')}>
          <Input
            readOnly
            dir="ltr"
            value={link}
            contentAfter={
              <Button size="small" appearance="transparent" icon={<CopyRegular />} onClick={() => copyText(link)}>
                {text('refer.copy')}
              </Button>
            }
          />
        </Field>
        <ExampleForm<Invited> name="refer" values={{ email: '' }} onClose={onClose}>
          <FormFields<Invited>
            area="modal-examples"
            rows={[{ name: 'email', kind: 'email', label: text('refer.email'), required: true, maxLength: 254 }]}
          />
        </ExampleForm>
      </div>
    </FormDialog>
  );
};
