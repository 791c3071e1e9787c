/** The link that waits: until somebody has signed in, or has said what to do about another server. In memory only. */
import type { Link } from '@contract/links/link';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { ownerOf, useSession } from './session';

interface ArrivedLink {
  readonly link: Link | undefined;
  /** Who was signed in when it came; nobody else gets to see it. */
  readonly owner: string | undefined;
}

export const useArrivedLink = create<ArrivedLink>(() => ({ link: undefined, owner: undefined }));

export const keepLink = (link: Link): void =>
  useArrivedLink.setState({ link, owner: ownerOf(useSession.getState().session) });

export const dropLink = (): void => useArrivedLink.setState({ link: undefined, owner: undefined });

/** Takes the link that main has; one that can't be opened is explained. */
export const readArrivedLink = async (): Promise<void> => {
  const taken = await bridge().app.takeLink();
  if (notifyFailure(taken) && taken.ok && taken.value) keepLink(taken.value);
};

/** A link that came before the sign-in is the first person's who signs in. Another person, or nobody, does not inherit it. */
export const followOwner = (owner: string | undefined, why: 'expired' | 'locked' | 'changed'): void => {
  const { link, owner: before } = useArrivedLink.getState();
  if (!link) return;
  const isLeft = owner === undefined ? why === 'changed' : before !== owner;
  if (before !== undefined && isLeft) dropLink();
  else if (owner !== undefined) useArrivedLink.setState({ owner });
};
