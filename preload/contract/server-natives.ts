/** What the page may ask about the live server itself: its profile, its check and its shapes. */
import type { ServerProfile } from './reading/server-profile';

/** What is known about the server in use, where that comes from, and what of it could not be read. */
export interface ProfileView {
  /** The live server's address; an empty text where none is named. */
  readonly server: string;
  /** `policy`: set by an administrator of this computer, so not changeable here. */
  readonly from: 'none' | 'own' | 'policy';
  readonly profile: ServerProfile;
  /** Dotted path to reason: of a stored profile that was set aside, or of the policy. */
  readonly problems?: Readonly<Record<string, string>>;
}
