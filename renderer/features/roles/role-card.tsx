/** One role: its users, permissions and all other fields. */
import { Link as FluentLink, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { ShieldErrorRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { Section } from '../../kit/area/area';
import type { Tone, Values } from '../../kit/area/field';
import { readCount } from '../../kit/charts/fill-bar';
import { RecordSections } from '../../kit/detail/record-sections';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { wordTexts } from '../../kit/format/word-text';
import { useCan } from '../../kit/stores/session';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { pairsIn } from '../../kit/ui/abilities/ability-matrix-data';
import { Message } from '../../kit/ui/message';
import { StatusBadge } from '../../kit/ui/status-badge';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    minInlineSize: 0,
    maxInlineSize: '960px',
    alignContent: 'start',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  title: { margin: 0 },
  about: { color: tokens.colorNeutralForeground2 },
});

const tones: Readonly<Record<string, Tone>> = { active: 'success', inactive: 'neutral' };
const status = { key: 'status', kind: 'status', tones, valueTexts: wordTexts('role.status') } as const;
const sections: readonly Section[] = [
  {
    title: 'sections.role',
    fields: [
      { key: 'slug', kind: 'code' },
      { key: 'isSystem', kind: 'flag' },
      { key: 'level', kind: 'number' },
    ],
  },
];

const RoleUsers = ({ role }: { readonly role: Values }): ReactNode => {
  const text = useText('roles');
  const navigate = useNavigate();
  const canRead = useCan(['read', 'Admin']);
  const count = readCount(role.userCount);
  const to = `/admins?filter.roleName=${encodeURIComponent(toPlainText(role.name))}`;
  const href = useHref(to);
  const label =
    count === undefined ? text('holders.unknown') : text('holders.count', { count, shown: formatNumber(count) });
  if (!canRead || toPlainText(role.name) === '') return <Text>{label}</Text>;
  return (
    <FluentLink
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    >
      {label}
    </FluentLink>
  );
};

export const RoleCard = ({ role }: { readonly role: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('roles');
  const pairs = pairsIn(role.permissions);
  const name = toPlainText(role.name) || text('one');
  const {
    permissions: _permissions,
    userCount: _userCount,
    description: _description,
    status: _status,
    ...rest
  } = role;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          <bdi>{name}</bdi>
        </Subtitle1>
        {toPlainText(role.status) === '' ? undefined : <StatusBadge field={status} values={role} />}
        <RoleUsers role={role} />
      </div>
      <Text className={styles.about}>{toPlainText(role.description)}</Text>
      {pairs ? (
        <AbilityMatrix label={text('allows', { name })} pairs={pairs} />
      ) : (
        <Message icon={ShieldErrorRegular} title={text('unsaid.title')} body={text('unsaid.body')} />
      )}
      <RecordSections name="roles" sections={sections} naming="name" values={rest} />
    </section>
  );
};
