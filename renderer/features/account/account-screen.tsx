import type { SessionView } from '@contract/bridge';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { joinFacts } from '../../kit/format/join';
import { roleName } from '../../kit/format/role';
import { useText } from '../../kit/format/text';
import { WaitingBar } from '../../kit/outbox/waiting-bar';
import { useSession } from '../../kit/stores/session';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { UnknownSubjects } from '../../kit/ui/abilities/unknown-subjects';
import { Initials } from '../../kit/ui/initials';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

const useCardStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: tokens.spacingVerticalL,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface CardProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A section of the account, with a title and description next to it. */
const Card = ({ title, about, children }: CardProps) => {
  const styles = useCardStyles();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
};

/** The permissions of the signed-in user. */
const PermissionsCard = ({ session }: { readonly session: SessionView }) => {
  const text = useText('account');
  return (
    <Card title={text('permissions.title')} about={text('permissions.about')}>
      <div>
        <AbilityMatrix label={text('permissions.title')} pairs={session.ability} />
        <UnknownSubjects names={session.unknownSubjects} />
      </div>
    </Card>
  );
};

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '960px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    display: 'grid',
    gap: tokens.spacingVerticalL,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  who: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** `/account`: the profile, password and permissions of the signed-in user. */
export const Screen = () => {
  const styles = useStyles();
  const text = useText('account');
  const session = useSession((state) => state.session);
  const person = session?.person;
  const call = useCall('auth.profile', { id: person?.id ?? '' }, { enabled: person !== undefined });
  if (!session || !person) return null;
  const role = roleName(person);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Initials name={person.name} photo={call.value?.profileImage ?? person.more.profileImage} size={56} />
        <div>
          <h1 className={styles.title}>{text('title')}</h1>
          <p className={styles.who}>{joinFacts(person.name, role)}</p>
        </div>
      </div>
      <Card title={text('profile.title')} about={text('profile.about')}>
        <WaitingBar area="auth" id={person.id} />
        <Loaded call={call}>{(profile) => <ProfileForm id={person.id} profile={profile} />}</Loaded>
      </Card>
      <Card title={text('password.title')} about={text('password.about')}>
        <PasswordForm email={person.email} />
      </Card>
      <PermissionsCard session={session} />
    </div>
  );
};
