import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import type { Credentials } from './credentials';

const useStyles = makeStyles({
  accounts: {
    display: 'grid',
    gap: '2px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    ...insetBorder(tokens.colorTransparentStroke),
  },
  heading: {
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  account: {
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
  },
  role: { color: tokens.colorNeutralForeground3 },
});

/** The demo's accounts and their common password, which are public. */
const password = 'pitwall';
const accounts = ['admin', 'subadmin', 'client', 'newhire'] as const;

/** Fills the form with one of the demo's accounts. */
export const DemoAccounts = ({ onChoose }: { readonly onChoose: (credentials: Credentials) => void }) => {
  const styles = useStyles();
  const text = useText('auth');
  return (
    <section className={styles.accounts} aria-label={text('accounts.title')}>
      <h2 className={styles.heading}>{text('accounts.title')}</h2>
      {accounts.map((account) => {
        const email = `${account}@pitwall.example`;
        return (
          <Button
            key={account}
            appearance="subtle"
            size="small"
            className={styles.account}
            onClick={() => onChoose({ email, password })}
          >
            <bdi>{email}</bdi>
            <span className={styles.role}>{text(`accounts.${account}`)}</span>
          </Button>
        );
      })}
    </section>
  );
};
