/** The sample roles, and which permissions belong to each. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { Sections } from '../kit/sections';
import { plainLink } from '../kit/styles';

/** The sample roles (specification, section 6), each with the matching role of the sample users. */
const roles = {
  administrator: 'admin',
  manager: 'maintainer',
  user: 'editor',
  support: 'author',
  'restricted-user': 'subscriber',
} as const;

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    marginBlockStart: 'auto',
  },
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('role-cards');
  const permissions = useCall('permission.list', { perPage: 1_000 });
  const users = useCall('user.all', {}).value?.rows ?? [];
  return (
    <Page title={text('title')} description={text('lead')}>
      <Loaded call={permissions}>
        {({ rows }) => (
          <>
            <div className={styles.cards}>
              {Object.entries(roles).map(([role, usersRole]) => (
                <SectionCard key={role} title={text(`words.${role}`)} description={text(`about.${role}`)}>
                  <span className={styles.line}>
                    <Link className={styles.link} to={`/apps/user/list?filter.role=${usersRole}`}>
                      {text('users', { count: users.filter((user) => user.role === usersRole).length })}
                    </Link>
                    <Text className={styles.quiet}>
                      {text('permissions', {
                        count: rows.filter(({ assignedTo }) => assignedTo.includes(role)).length,
                      })}
                    </Text>
                  </span>
                </SectionCard>
              ))}
            </div>
            <Sections
              area="role-cards"
              sections={[
                {
                  name: 'table',
                  ticks: {
                    columns: Object.keys(roles),
                    rows: rows.map(({ id, name, assignedTo }) => ({
                      key: String(id),
                      label: name,
                      covers: assignedTo,
                    })),
                  },
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
};
