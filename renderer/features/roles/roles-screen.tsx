/** `/roles`: all roles, and the permissions of the selected one. */
import { idIn } from '@contract/list/all-pages';
import { makeStyles } from '@fluentui/react-components';
import { ShieldKeyholeRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { Message } from '../../kit/feedback/message';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Freshness } from '../../kit/freshness/freshness';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { Page } from '../../kit/ui/page';
import { RoleCard } from './role-card';
import { RoleList } from './role-list';
import { Views } from './views';

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    columnGap: '32px',
    rowGap: '24px',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** In the order that the server sends. */
const sortRoles = (rows: readonly Values[]): readonly Values[] =>
  [...rows].sort((one, other) => Number(one.sortOrder ?? 0) - Number(other.sortOrder ?? 0));

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('roles');
  const [search] = useSearchParams();
  const call = useAllRows('role.list', {});
  const roles = useMemo(() => sortRoles(call.value?.rows ?? []), [call.value]);
  const idOf = idIn('id');
  const open = roles.find((role) => idOf(role) === search.get('role')) ?? roles[0];
  return (
    <Page title={text('title')} description={text('about')} actions={<Freshness call={call} kind="reference" />}>
      <Views />
      <Loaded call={call}>
        {() =>
          open ? (
            <div className={styles.halves}>
              <RoleList roles={roles} open={idOf(open)} />
              <RoleCard role={open} />
            </div>
          ) : (
            <Message icon={ShieldKeyholeRegular} title={text('none.title')} body={text('none.body')} />
          )
        }
      </Loaded>
    </Page>
  );
};
