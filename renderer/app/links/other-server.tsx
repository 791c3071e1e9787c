/** Asks before a link changes the server or opens the demo; the default is to stay. */
import type { SessionView, SettingsView } from '@contract/bridge';
import type { Link } from '@contract/links/link';
import { displayAddress, serverAddress } from '@contract/server/server-address';
import type { FixedBy } from '@contract/settings';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { switchServer } from '../../kit/form/server/switch-server';
import { type Text, useText } from '../../kit/format/text';
import { useLeaveText } from '../../kit/outbox/use-leave-text';
import { dropLink, keepLink } from '../../kit/stores/arrived-link';
import { applySession } from '../../kit/stores/connect-stores';
import { useDrafts } from '../../kit/stores/drafts';
import { useSettings } from '../../kit/stores/settings';

type Change = Readonly<Partial<Pick<SettingsView, 'mode' | 'server'>>>;

/** The settings that must change to use the link. */
const changeFor = (link: Link, settings: SettingsView): Change => ({
  ...(link.mode === settings.mode ? {} : { mode: link.mode }),
  ...(link.mode === 'demo' || link.server === settings.server ? {} : { server: link.server }),
});

type Obstacle = FixedBy | 'plain';

/** Why the link can't be opened whatever a person answers. */
const obstacleOf = (change: Change, { fixed, allowHttp }: SettingsView): Obstacle | undefined => {
  const fixedBy = (['mode', 'server'] as const).find((name) => name in change && fixed[name]);
  if (fixedBy) return fixed[fixedBy];
  const { server } = change;
  const isAllowed = server === undefined || serverAddress(server, allowHttp ? { allowHttp } : {}).ok;
  return isAllowed ? undefined : 'plain';
};

const targetText = (text: Text, { mode, server }: Pick<Link, 'mode' | 'server'>): string =>
  mode === 'demo' ? text('other.toDemo') : text('other.toServer', { server: displayAddress(server) });

const currentText = (text: Text, { mode, server }: Pick<SessionView, 'mode' | 'server'>): string => {
  if (mode === 'demo') return text('other.fromDemo');
  return server === '' ? text('other.fromNone') : text('other.fromServer', { server: displayAddress(server) });
};

interface OtherServerProps {
  readonly link: Link;
  readonly session: SessionView;
}

const Question = ({ link, session, change }: OtherServerProps & { readonly change: Change }): ReactNode => {
  const text = useText('links');
  const leave = useLeaveText();
  const isUnsaved = useDrafts(({ dirty }) => Object.keys(dirty).length > 0);
  const [busy, setBusy] = useState(false);
  const isSignedIn = session.state === 'signed-in';
  const warnings = isSignedIn
    ? [text('other.signOut'), ...(isUnsaved ? [text('other.unsaved')] : []), ...(leave ? [leave.body] : [])]
    : [];

  const confirm = async () => {
    setBusy(true);
    const result = await switchServer(link.mode, change);
    // The event of the sign-out may come later than the answer, and would drop the link.
    const current = await bridge().session.current();
    if (current.ok) applySession(current.value);
    setBusy(false);
    if (notifyFailure(result)) keepLink(link);
    else dropLink();
  };

  return (
    <ConfirmDialog
      open
      title={text(link.mode === 'demo' ? 'other.titleDemo' : 'other.title')}
      body={targetText(text, link)}
      confirm={text(link.mode === 'demo' ? 'other.confirmDemo' : 'other.confirm')}
      cancel={text('other.cancel')}
      destructive={isSignedIn && (isUnsaved || leave?.isLost === true)}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={dropLink}
    >
      <span>{currentText(text, session)}</span>
      {link.mode === 'demo' ? undefined : <span>{text('other.trust')}</span>}
      {warnings.map((warning) => (
        <span key={warning}>{warning}</span>
      ))}
    </ConfirmDialog>
  );
};

/** Explains why the server can't be changed from here, in place of the question. */
const Refusal = ({ link, session, why }: OtherServerProps & { readonly why: Obstacle }): ReactNode => {
  const text = useText('links');
  const target = targetText(text, link);
  const current = currentText(text, session);
  useEffect(() => {
    dropLink();
    notify({
      id: 'link',
      intent: 'warning',
      title: text(`${why}.title`),
      body: `${target} ${current} ${text(`${why}.body`)}`,
    });
  }, [text, why, target, current]);
  return null;
};

export const OtherServer = (props: OtherServerProps): ReactNode => {
  const settings = useSettings((state) => state.settings);
  if (!settings) return null;
  const change = changeFor(props.link, settings);
  const why = obstacleOf(change, settings);
  return why ? <Refusal {...props} why={why} /> : <Question {...props} change={change} />;
};
