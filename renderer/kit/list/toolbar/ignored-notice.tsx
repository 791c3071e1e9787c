import { isNarrowingParam } from '@contract/list/narrowing';
import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field } from '../../area/field';
import { NoticeBar } from '../../feedback/notice-bar';
import { joinList } from '../../format/join';
import { inSentence } from '../../format/sentence';
import { useText } from '../../format/text';
import { filterInputName } from '../data/ignored-inputs';
import type { List } from '../data/use-list';
import { fieldLabel } from './filter-labels';

interface IgnoredNoticeProps {
  readonly list: List;
  readonly fields: readonly Field[];
  readonly className: string;
}

const isUnapplied = (aspect: string): aspect is 'q' | 'sort' | 'page' =>
  aspect === 'q' || aspect === 'sort' || aspect === 'page';

/** Names the inputs that the server ignored and the app could not replace, with their labels on the screen. */
export const IgnoredNotice = ({ list, fields, className }: IgnoredNoticeProps): ReactNode => {
  const text = useText('kit');
  const { rows, state, source } = list;
  const nameOf = (aspect: string): string => {
    if (isUnapplied(aspect)) return text(`list.ignored.${aspect}`);
    if (isNarrowingParam(aspect)) return inSentence(text(`list.narrowing.${aspect}`));
    const key =
      Object.keys(state.filters).find((one) => filterInputName(one, source.capabilities) === aspect) ?? aspect;
    return fieldLabel(list.name, fields.find((field) => field.key === key) ?? { key });
  };
  // Rows are held against ids and filters here, but not against a search, an order or a page.
  const unapplied = rows.ignored.filter(isUnapplied);
  const narrowed = rows.ignored.filter((aspect) => !isUnapplied(aspect));
  const namesOf = (aspects: readonly string[]): string => joinList(aspects.map(nameOf));
  const isCopy = rows.call.copy !== undefined;
  const canLoad = state.size !== 'all' && rows.call.failure === undefined && !isCopy;
  return (
    <NoticeBar
      className={className}
      intent="warning"
      layout="multiline"
      {...(canLoad
        ? { actions: <Button onClick={() => list.change({ size: 'all' })}>{text('list.ignored.load')}</Button> }
        : {})}
    >
      {isCopy
        ? text('list.ignored.copy', { names: namesOf(rows.ignored) })
        : [
            unapplied.length > 0 &&
              text('list.ignored.message', { count: unapplied.length, names: namesOf(unapplied) }),
            narrowed.length > 0 && text('list.ignored.narrowed', { names: namesOf(narrowed) }),
          ]
            .filter(Boolean)
            .join(' ')}
    </NoticeBar>
  );
};
