/** The native calls of Settings > Updates. Each answers with the view as it is then; later ones come as events. */
import { value } from '../endpoint';
import type { UpdatesView } from '../updates/updates-view';
import { nativeCall } from './native-call';

const view = { output: value<UpdatesView>() };

export const updates = {
  view: nativeCall(view),
  check: nativeCall(view),
  /** Fails as `not-allowed` unless a newer version is offered that the app may install. */
  download: nativeCall(view),
  cancel: nativeCall(view),
  /** The person has read the news. */
  seen: nativeCall(view),
  /** Quits the app, which installs the update if nothing waits. Fails as `not-allowed` if none is ready. */
  quit: nativeCall({ output: value<null>() }),
};
