import type { Ability } from '@contract/ability';
import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  DeleteRegular,
  DocumentBulletListRegular,
  EditRegular,
  EyeOffRegular,
  type FluentIcon,
  KeyRegular,
  MegaphoneRegular,
  PeopleRegular,
  ReceiptRegular,
  ShieldCheckmarkRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { LazyTooltip } from '../../kit/popover/lazy-tooltip';
import { SectionCard } from '../../kit/ui/section-card';
import { insetBorder } from '../../kit/ui/styles';
import { plainList } from '../kit/styles';
import { useNeedsText } from './needs-text';
import { type Part, type Person, parts, visibilityOf } from './people';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    // Eight of them: four to a row, or two.
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 1199px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' },
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ...insetBorder(),
  },
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  off: { color: tokens.colorNeutralForeground3 },
  foot: { marginBlockStart: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  hidden: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minBlockSize: '24px' },
});

const icons: Readonly<Record<string, FluentIcon>> = {
  everybody: PeopleRegular,
  list: DocumentBulletListRegular,
  signIns: KeyRegular,
  change: EditRegular,
  bookings: ReceiptRegular,
  push: MegaphoneRegular,
  remove: DeleteRegular,
  all: ShieldCheckmarkRegular,
};

const Card = ({ part, isOff }: { readonly part: Part; readonly isOff: boolean }): ReactNode => {
  const styles = useStyles();
  const text = useText('access-control');
  const needs = useNeedsText(part.needs);
  const Icon = icons[part.key] ?? PeopleRegular;
  const title = text(`parts.${part.key}.title`);
  const button = (
    <Button
      size="small"
      disabledFocusable={isOff}
      aria-label={text('useOf', { title })}
      onClick={() => (isOff ? undefined : notify({ id: 'access', intent: 'success', title: text('used', { title }) }))}
    >
      {text('use')}
    </Button>
  );
  return (
    <li className={styles.card}>
      <span className={mergeClasses(styles.head, isOff && styles.off)}>
        <Icon className={isOff ? styles.off : styles.icon} fontSize={24} aria-hidden />
        <Text weight="semibold">{title}</Text>
      </span>
      <Text className={mergeClasses(isOff && styles.off)}>{text(`parts.${part.key}.about`)}</Text>
      <span className={styles.foot}>
        {isOff ? (
          <LazyTooltip content={text('missing', { needs })} relationship="description">
            {button}
          </LazyTooltip>
        ) : (
          button
        )}
        <Badge appearance="tint" color={isOff ? 'subtle' : 'brand'}>
          {needs}
        </Badge>
      </span>
    </li>
  );
};

interface CardsProps {
  readonly person: Person;
  readonly ability: Ability;
}

/** A page as this account sees it: parts work, are disabled or are hidden. */
export const Cards = ({ person, ability }: CardsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('access-control');
  const seen = parts
    .map((part) => ({ part, look: visibilityOf(ability, part) }))
    .filter(({ look }) => look !== 'hidden');
  const hidden = parts.length - seen.length;
  return (
    <SectionCard title={text('cards.title', { name: text(`people.${person}.who`) })} description={text('cards.about')}>
      <ul className={styles.cards}>
        {seen.map(({ part, look }) => (
          <Card key={part.key} part={part} isOff={look === 'disabled'} />
        ))}
      </ul>
      <Text size={200} role="status" className={mergeClasses(styles.quiet, styles.hidden)}>
        {hidden > 0 ? <EyeOffRegular aria-hidden /> : undefined}
        {hidden > 0 ? text('cards.hidden', { count: hidden }) : text('cards.all')}
      </Text>
    </SectionCard>
  );
};
