import type { SampleUser } from '@contract/samples/entities/user';
import { Avatar, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { FieldList } from '../../../kit/detail/field-list';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { StatusBadge } from '../../../kit/ui/status-badge';
import { plainLink, stackedList } from '../../kit/styles';
import { tones } from '../options';

const useStyles = makeStyles({
  side: { display: 'grid', gap: tokens.spacingVerticalL },
  who: { display: 'grid', justifyItems: 'center', rowGap: tokens.spacingVerticalS, textAlign: 'center' },
  role: { color: tokens.colorNeutralForeground3 },
  mates: stackedList(tokens.spacingVerticalS),
  mate: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
});

const fields = [
  { key: 'username' },
  { key: 'email', kind: 'email' },
  { key: 'contact', kind: 'phone' },
  { key: 'company' },
  { key: 'country' },
  { key: 'currentPlan', words: 'users:words' },
  { key: 'billing' },
] as const;

/** Other users of the same role. */
const SameRole = ({ user }: { readonly user: SampleUser }): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const { value } = useCall('user.all', {});
  const mates = (value?.rows ?? []).filter(({ id, role }) => role === user.role && id !== user.id).slice(0, 4);
  if (mates.length === 0) return null;
  return (
    <SectionCard title={text('view.mates')}>
      <ul className={styles.mates}>
        {mates.map(({ id, fullName, avatar }) => (
          <li key={id} className={styles.mate}>
            <Avatar name={fullName} color="colorful" aria-hidden {...(avatar ? { image: { src: avatar } } : {})} />
            <Link className={styles.link} to={`/apps/user/view/${id}`}>
              {fullName}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

export const UserCard = ({ user }: { readonly user: SampleUser }): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  return (
    <div className={styles.side}>
      <SectionCard title={text('view.about')}>
        <div className={styles.who}>
          <Avatar
            size={96}
            name={user.fullName}
            color="colorful"
            aria-hidden
            {...(user.avatar ? { image: { src: user.avatar } } : {})}
          />
          <Text className={styles.role}>{text(`words.${user.role}`)}</Text>
          <StatusBadge field={{ key: 'status', kind: 'status', tones }} values={{ ...user }} />
        </div>
        <FieldList area="users" fields={fields} values={{ ...user }} />
      </SectionCard>
      <SameRole user={user} />
    </div>
  );
};
