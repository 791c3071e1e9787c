/** One team: its members and their certifications. */
import type { Inspector } from '@contract/entities/inspector';
import { Caption1, makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../kit/area/record-address';
import { readCount } from '../../kit/charts/fill-bar';
import { formatDay } from '../../kit/format/date-time';
import { joinFacts, joinList } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { wordText, wordTexts } from '../../kit/format/word-text';
import { alignToPage } from '../../kit/skins/theme';
import { StatusBadge } from '../../kit/ui/status-badge';
import { useStatusClass } from '../../kit/ui/status-class';
import { insetBorder } from '../../kit/ui/styles';
import { certificationState, type Team } from './certification';
import { certificationTones, inspectorTones } from './inspector-tones';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignContent: 'start',
    rowGap: '10px',
    minInlineSize: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  head: { display: 'grid', rowGap: '2px' },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    rowGap: '2px',
    alignItems: 'center',
    paddingBlock: '8px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
  },
  one: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0, ...alignToPage },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  },
  end: { justifySelf: 'end' },
});

interface MemberProps {
  readonly inspector: Inspector;
  readonly today: string;
}

const Member = ({ inspector, today }: MemberProps) => {
  const styles = useStyles();
  const status = useStatusClass();
  const text = useText('inspectors');
  const state = certificationState(inspector, today);
  const to = recordAddress('/inspectors', inspector.id);
  const name = inspector.fullName || inspector.inspectorCode || String(inspector.id ?? text('one'));
  const day = formatDay(inspector.certificationExpires);
  const facts = joinFacts(
    inspector.role && wordText('inspector.role', inspector.role),
    inspector.badgeNumber,
    inspector.certification,
  );
  return (
    <li className={styles.item}>
      <span className={styles.one} dir="auto">
        {to === undefined ? (
          name
        ) : (
          <Link className={styles.name} to={to}>
            {name}
          </Link>
        )}
      </span>
      <span className={status} data-tone={certificationTones[state]}>
        {text(`certification.${state}`, { day })}
      </span>
      <Caption1 className={mergeClasses(styles.one, styles.quiet)} dir="auto" title={facts}>
        {facts}
      </Caption1>
      <span className={styles.end}>
        <StatusBadge
          field={{ key: 'status', kind: 'status', tones: inspectorTones, valueTexts: wordTexts('inspector.status') }}
          values={inspector}
        />
      </span>
    </li>
  );
};

interface TeamCardProps {
  readonly team: Team;
  readonly shown: readonly Inspector[];
  readonly today: string;
}

export const TeamCard = ({ team, shown, today }: TeamCardProps) => {
  const styles = useStyles();
  const text = useText('inspectors');
  const counts = team.members.map(({ inspectionsToday }) => readCount(inspectionsToday) ?? Number.NaN);
  const done = counts.reduce((sum, count) => sum + count);
  const tracks = [...new Set(team.members.map(({ trackName }) => trackName).filter(Boolean))];
  return (
    <section className={styles.root} aria-label={team.name || text('noTeam')}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          <bdi>{team.name || text('noTeam')}</bdi>
        </Subtitle2>
        {tracks.length > 0 && (
          <Caption1 className={mergeClasses(styles.one, styles.quiet)} dir="auto" title={joinList(tracks)}>
            {joinList(tracks)}
          </Caption1>
        )}
        <Caption1 className={mergeClasses(styles.one, styles.quiet)} dir="auto">
          {joinFacts(
            text('people', { count: team.members.length }),
            // Of somebody it was not sent.
            Number.isNaN(done) ? '' : text('today', { count: done, done: formatNumber(done) }),
          )}
        </Caption1>
      </div>
      <ul className={styles.list}>
        {shown.map((inspector) => (
          <Member key={inspector.id} inspector={inspector} today={today} />
        ))}
      </ul>
    </section>
  );
};
