import { Button, Caption1, Link, makeStyles, Subtitle1, Tooltip, tokens } from '@fluentui/react-components';
import {
  ArrowLeftRegular,
  ArrowRightRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  CopyRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { copyText } from '../copy';
import { nameOf } from '../format/naming';
import { formatNumber } from '../format/number';
import { moveMemory } from '../list/list-memory';
import { usePreferences } from '../preferences';
import type { ResourceArea, Values } from '../resource';
import { Freshness } from '../states/freshness';
import { StatusBadge } from '../status-badge';
import { useText } from '../text';
import type { Call } from '../use-call';
import { statusField } from './remaining';
import type { Neighbor, Neighbors } from './use-neighbors';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    paddingBlockStart: '10px',
    paddingBlockEnd: '12px',
    paddingInline: '16px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minBlockSize: '32px' },
  back: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  title: { margin: 0, overflowWrap: 'anywhere' },
  room: { flexGrow: 1 },
  place: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  id: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, minInlineSize: 0 },
});

interface HeadProps {
  readonly area: ResourceArea;
  readonly id: string;
  readonly values: Values | undefined;
  readonly call: Call<unknown>;
  readonly neighbors: Neighbors;
  readonly children?: ReactNode;
}

/** The name, how it stands, and the ways on: back to the list, to the one before, to the next. */
export const DetailHead = ({ area, id, values, call, neighbors, children }: HeadProps): ReactNode => {
  const styles = useStyles();
  const kit = useText('kit');
  const text = useText(area.name);
  const navigate = useNavigate();
  const rightToLeft = usePreferences(({ direction }) => direction === 'rtl');
  const { from, search, row, total, previous, next } = neighbors;
  const Back = rightToLeft ? ArrowRightRegular : ArrowLeftRegular;
  const [Before, After] = rightToLeft
    ? [ChevronRightRegular, ChevronLeftRegular]
    : [ChevronLeftRegular, ChevronRightRegular];
  const list = `${area.path}${search}`;
  const href = useHref(list);
  const back = () => {
    if (from) moveMemory(area.name, search, row);
    void navigate(list);
  };
  const go = (to: Neighbor | undefined) => {
    if (to) void navigate(`${area.path}/${encodeURIComponent(to.id)}`, { replace: true, state: to.from });
  };
  const status = statusField(area);
  const name = values ? nameOf(area.naming, values) : '';
  const place = (from?.place ?? 0) + 1;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link
          href={href}
          className={styles.back}
          appearance="subtle"
          onClick={(event) => {
            event.preventDefault();
            back();
          }}
        >
          <Back aria-hidden /> {kit('detail.backTo', { area: text(area.title ?? 'title') })}
        </Link>
        <span className={styles.room} />
        <Freshness call={call} />
        {from ? (
          <>
            <Caption1 className={styles.place}>
              {total === undefined
                ? formatNumber(place)
                : kit('detail.place', { place: formatNumber(place), total: formatNumber(total) })}
            </Caption1>
            <Button
              appearance="subtle"
              size="small"
              icon={<Before />}
              aria-label={kit('detail.previous')}
              disabledFocusable={!previous}
              onClick={() => go(previous)}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<After />}
              aria-label={kit('detail.next')}
              disabledFocusable={!next}
              onClick={() => go(next)}
            />
          </>
        ) : undefined}
      </div>
      <div className={styles.line}>
        <Subtitle1 as="h1" className={styles.title}>
          <bdi>{name || text('one')}</bdi>
        </Subtitle1>
        {status && values ? <StatusBadge field={status} values={values} /> : undefined}
        <Tooltip content={kit('detail.copyId', { id })} relationship="label">
          <Button
            appearance="transparent"
            size="small"
            className={styles.id}
            icon={<CopyRegular />}
            onClick={() => copyText(id)}
          >
            {id}
          </Button>
        </Tooltip>
        <span className={styles.room} />
        {children}
      </div>
    </header>
  );
};
