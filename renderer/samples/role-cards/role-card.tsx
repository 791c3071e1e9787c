import type { SampleUser } from '@contract/samples/entities/user';
import {
  AvatarGroup,
  AvatarGroupItem,
  AvatarGroupPopover,
  Button,
  makeStyles,
  partitionAvatarGroupItems,
  Text,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { plainLink } from '../kit/styles';
import type { Role } from './roles';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
});

interface RoleCardProps {
  readonly role: Role;
  readonly users: readonly SampleUser[];
  /** The number of its permissions. */
  readonly permissions: number;
  readonly onOpen: () => void;
}

export const RoleCard = ({ role, users, permissions, onOpen }: RoleCardProps): ReactNode => {
  const styles = useStyles();
  const text = useText('role-cards');
  const { inlineItems, overflowItems } = partitionAvatarGroupItems({ items: users, maxInlineItems: 4 });
  const item = ({ id, fullName, avatar }: SampleUser) => (
    <AvatarGroupItem key={id} name={fullName} color="colorful" {...(avatar ? { image: { src: avatar } } : {})} />
  );
  return (
    <SectionCard title={text(`roles.${role.name}`)} description={text(`about.${role.name}`)}>
      <div className={styles.line}>
        <Link className={styles.link} to={`/apps/user/list?filter.role=${role.users}`}>
          {text('users', { count: users.length })}
        </Link>
        <AvatarGroup layout="stack" size={28} aria-label={text('people', { role: text(`roles.${role.name}`) })}>
          {inlineItems.map(item)}
          {overflowItems ? (
            <AvatarGroupPopover triggerButton={{ 'aria-label': text('others', { count: overflowItems.length }) }}>
              {overflowItems.map(item)}
            </AvatarGroupPopover>
          ) : null}
        </AvatarGroup>
      </div>
      <div className={styles.line}>
        <Text size={200} className={styles.quiet}>
          {text('permissions', { count: permissions })}
        </Text>
        <Button size="small" aria-label={text('openRole', { role: text(`roles.${role.name}`) })} onClick={onOpen}>
          {text('open')}
        </Button>
      </div>
    </SectionCard>
  );
};
