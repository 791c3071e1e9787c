/** `/access-control`: a page as two demo accounts see it; the URL says which (`?as=client`). */
import { abilityOf, allows, type Needs, type Permission } from '@contract/ability';
import { Badge, Button, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { AbilityMatrix } from '../../kit/ui/abilities/ability-matrix';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';

/** The two demo accounts (specification, section 6): the admin may do everything, the client only read two subjects. */
const permissionsOf = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
const accounts = ['admin', 'client'] as const;

interface Part {
  readonly name: string;
  /** Undefined if it needs no permission. */
  readonly needs?: Needs;
  /** Whether it stays on the page without permission, and can't be used. */
  readonly staysDisabled?: boolean;
}

const parts: readonly Part[] = [
  { name: 'everybody' },
  { name: 'list', needs: ['read', 'ACL'] },
  { name: 'signIns', needs: ['read', 'Auth'] },
  { name: 'change', needs: ['update', 'ACL'], staysDisabled: true },
  { name: 'bookings', needs: ['read', 'Booking'] },
  { name: 'push', needs: ['create', 'Push'], staysDisabled: true },
  { name: 'remove', needs: ['delete', 'Track'], staysDisabled: true },
  { name: 'all', needs: ['manage', 'all'] },
];

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('access-control');
  const app = useText('app');
  const [search, setSearch] = useSearchParams();
  const account = accounts.find((one) => one === search.get('as')) ?? 'admin';
  const permissions = permissionsOf[account];
  const ability = abilityOf(permissions);
  const seen = parts.filter(({ needs, staysDisabled }) => staysDisabled || allows(ability, needs));
  const needsText = (needs: Needs | undefined) =>
    needs
      ? text('needs', { action: app(`actions.${needs[0]}`), subject: app(`subjects.${needs[1]}`) })
      : text('nothing');
  return (
    <Page
      title={text('title')}
      description={text('about')}
      actions={
        <RadioGroup
          layout="horizontal"
          aria-label={text('as')}
          value={account}
          onChange={(_, { value }) =>
            setSearch(value === 'admin' ? {} : { as: value }, { replace: true, preventScrollReset: true })
          }
        >
          {accounts.map((one) => (
            <Radio key={one} value={one} label={text(`accounts.${one}`)} />
          ))}
        </RadioGroup>
      }
    >
      <Text role="status">{text('hidden', { count: parts.length - seen.length })}</Text>
      <div className={styles.cards}>
        {seen.map(({ name, needs }) => {
          const title = text(`parts.${name}.title`);
          const isOff = !allows(ability, needs);
          return (
            <SectionCard key={name} title={title} description={text(`parts.${name}.about`)}>
              <span className={styles.foot}>
                <Badge appearance="tint" color={isOff ? 'subtle' : 'brand'}>
                  {needsText(needs)}
                </Badge>
                <Button
                  size="small"
                  disabledFocusable={isOff}
                  aria-label={text('useOf', { title })}
                  onClick={() =>
                    isOff ? undefined : notify({ id: 'access', intent: 'success', title: text('used', { title }) })
                  }
                >
                  {text('use')}
                </Button>
              </span>
            </SectionCard>
          );
        })}
      </div>
      <SectionCard title={text('matrix')} description={text(`permissions.${account}`)}>
        <AbilityMatrix label={text('matrix')} pairs={permissions} />
      </SectionCard>
    </Page>
  );
};
