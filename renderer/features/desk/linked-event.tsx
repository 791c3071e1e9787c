/** The event that a link to the desk names. Which event a user works on changes only when they say so. */
import type { Event } from '@contract/entities/event';
import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { useText } from '../../kit/format/text';
import { CopyLinkButton } from '../../kit/links/copy-link-button';
import { chooseEvent, type EventReference, toEventReference } from '../../kit/stores/current-event';
import { useSearch } from '../../kit/ui/use-search';

const parameter = 'deskEvent';

/** The link to the desk as it is shown, with the event, which is not in its own address. */
export const CopyDeskLink = ({ event }: { readonly event: EventReference }): ReactNode => {
  const { pathname, search } = useLocation();
  const parts = new URLSearchParams(search);
  parts.set(parameter, String(event.id));
  return <CopyLinkButton address={`${pathname}?${parts}`} />;
};

interface LinkedEventProps {
  readonly events: readonly Event[];
  /** Whether these are all events. */
  readonly isComplete: boolean;
  readonly shown: Event | EventReference | undefined;
}

/** Offers the event of the link, if the desk shows another one. */
export const LinkedEvent = ({ events, isComplete, shown }: LinkedEventProps): ReactNode => {
  const text = useText('desk');
  const [search, setSearch] = useSearch();
  const id = search.get(parameter);
  if (id === null || String(shown?.id) === id) return null;
  const linked = events.find((event) => String(event.id) === id);
  if (!linked) return isComplete ? <NoticeBar intent="warning">{text('linked.missing')}</NoticeBar> : null;
  const name = linked.name || id;
  const choose = () => {
    chooseEvent(toEventReference(linked));
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(parameter);
        return next;
      },
      { replace: true },
    );
  };
  return (
    <NoticeBar intent="warning" actions={<Button onClick={choose}>{text('linked.choose', { name })}</Button>}>
      {text('linked.other', { linked: name, shown: String(shown?.name ?? '') })}
    </NoticeBar>
  );
};
