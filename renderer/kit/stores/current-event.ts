/** The event that the user works on, for each user and server. Main keeps it in the settings. */
import { isId } from '@contract/entities/id';
import { limits } from '@contract/limits';
import type { EventChoice, EventReference } from '@contract/settings/current-event';
import type { Values } from '../area/field';
import { notifyFailure } from '../feedback/notify-failure';
import { changeOwnSetting, readOwnSetting, useOwnSetting } from './own-settings';
import { ownerOf, useSession } from './session';
import { useSettings } from './settings';

export type { EventReference };

const noChoice: EventChoice = { recent: [], isChosen: false };

const chosenIn = ({ recent, isChosen }: EventChoice): EventReference | undefined => (isChosen ? recent[0] : undefined);

const useChoice = (): EventChoice => useOwnSetting('events') ?? noChoice;

/** The chosen event; undefined while the user works on all events. */
export const useCurrentEvent = (): EventReference | undefined => chosenIn(useChoice());

/** Whether the signed-in user has never chosen an event on this computer, nor all of them. */
export const useHasNeverChosen = (): boolean => {
  const choice = useOwnSetting('events');
  const isKnown = useSettings(({ settings }) => settings !== undefined);
  const isSignedIn = useSession(({ session }) => ownerOf(session) !== undefined);
  return isKnown && isSignedIn && choice === undefined;
};

/** The same outside of components. */
export const currentEvent = (): EventReference | undefined => chosenIn(readOwnSetting('events') ?? noChoice);

/** The events that were chosen last, newest first. */
export const useRecentEvents = (): readonly EventReference[] => useChoice().recent;

const textOf = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;

/** What is kept of an event; undefined if the event has no usable id. */
export const toEventReference = (event: Values): EventReference | undefined => {
  const { id, name, startDate, endDate, timezone, trackId, trackName } = event;
  if (!isId(id)) return undefined;
  const more = {
    startDate: textOf(startDate, 64),
    endDate: textOf(endDate, 64),
    timezone: textOf(timezone, 64),
    trackId: isId(trackId) ? trackId : undefined,
    trackName: textOf(trackName, 300),
  };
  const sent = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  return { id, name: textOf(name, 300) ?? String(id), ...sent };
};

/** Sets the event on the screen first, and then in the settings; undefined works on all events again. */
export const chooseEvent = (event: EventReference | undefined): void => {
  const { recent } = readOwnSetting('events') ?? noChoice;
  const others = recent.filter(({ id }) => String(id) !== String(event?.id));
  const next = {
    recent: event ? [event, ...others].slice(0, limits.events.recent) : recent,
    isChosen: event !== undefined,
  };
  void changeOwnSetting('events', next).then(notifyFailure);
};

/** Works on an event of which only id and name are known here; more is known of it if it was chosen before. */
export const chooseEventNamed = ({ id, name }: Pick<EventReference, 'id' | 'name'>): void => {
  const { recent } = readOwnSetting('events') ?? noChoice;
  chooseEvent(recent.find((event) => String(event.id) === String(id)) ?? { id, name });
};
