/** `/inspectors/teams`: the teams, and which certifications must be renewed. */
import { makeStyles, Switch } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WrenchRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EventRowsNotice } from '../../event/event-rows-notice';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Freshness } from '../../kit/freshness/freshness';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { ListHeading } from '../../kit/list/list-heading';
import { Message } from '../../kit/ui/message';
import { certificationState, groupByTeam } from './certification';
import { TeamCard } from './team-card';
import { Views } from './views';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    paddingInline: '16px',
    paddingBlockEnd: '8px',
  },
  teams: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '16px',
    padding: '8px 16px 16px',
  },
  notice: { marginInline: '16px' },
});

/** Today in this computer's time zone, because certificates have none. */
const localToday = (): string => new Date().toLocaleDateString('sv-SE');

export const Screen = () => {
  const styles = useStyles();
  const text = useText('inspectors');
  const [search, setSearch] = useSearchParams();
  const isDueOnly = search.get('show') === 'renew';
  const call = useAllRows('inspector.list', { sort: 'asc', sortColumn: 'fullName' });
  const teams = useMemo(() => groupByTeam(call.value?.rows ?? []), [call.value]);
  const today = localToday();
  const unknown = (call.value?.rows ?? []).filter((one) => certificationState(one, today) === 'unknown').length;
  const shown = teams
    .map((team) => ({
      team,
      members: team.members.filter((one) => !isDueOnly || ['soon', 'expired'].includes(certificationState(one, today))),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      <ListHeading title={text('title')} end={<Freshness call={call} kind="reference" />} />
      <div className={styles.tools}>
        <Views />
        <Switch
          label={text('onlyDue')}
          checked={isDueOnly}
          onChange={(_, { checked }) => setSearch(checked ? { show: 'renew' } : {}, { replace: true })}
        />
      </div>
      <Loaded call={call}>
        {(list) => (
          <>
            <EventRowsNotice lists={[list]} className={styles.notice} />
            {shown.length > 0 ? (
              <div className={styles.teams}>
                {shown.map(({ team, members }) => (
                  <TeamCard key={team.id} team={team} shown={members} today={today} />
                ))}
              </div>
            ) : list.rows.length === 0 ? (
              <Message icon={WrenchRegular} title={text('none.title')} body={text('none.body')} />
            ) : (
              <Message
                icon={CheckmarkCircleRegular}
                title={text(unknown > 0 ? 'noneDue.unknownTitle' : 'noneDue.title')}
                body={unknown > 0 ? text('noneDue.unknown', { count: unknown }) : text('noneDue.body')}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
};
