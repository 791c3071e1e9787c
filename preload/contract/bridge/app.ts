/** The native calls about the app itself. */
import { z } from 'zod';
import { skinChoices } from '../appearance';
import { commandIds } from '../commands/table';
import { value } from '../endpoint';
import { limits } from '../limits';
import { type Link, maxLinkLength, parseLink } from '../links/link';
import { Shortcuts } from '../settings/shortcuts';
import { nativeCall } from './native-call';

export interface About {
  readonly version: string;
  readonly electron: string;
  readonly platform: 'darwin' | 'win32' | 'linux' | 'browser';
}

/** A work of other people in the app, and the license that the app has it by. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  readonly text: string;
}

const Commands = z.array(z.enum(commandIds)).max(commandIds.length).readonly();

const ShownCommands = z.strictObject({
  isSignedIn: z.boolean(),
  enabled: Commands,
  checked: Commands,
  /** The areas that the user may open, in the navigation's order. */
  areas: z
    .array(
      z.strictObject({
        path: z
          .string()
          .max(256)
          .regex(/^\/(?!\/)[\w/-]*$/),
        title: z.string().min(1).max(limits.commands.title),
      }),
    )
    .max(limits.commands.areas)
    .readonly(),
  shortcuts: Shortcuts,
});
/** The link to a screen; no other text may reach the clipboard through main. */
const ScreenLinkText = z
  .string()
  .max(maxLinkLength)
  .refine((text) => {
    const link = parseLink(text);
    return link.ok && link.value.kind === 'screen';
  });
/** What the menu bar shows of the page. */
export type ShownCommands = Readonly<z.output<typeof ShownCommands>>;

export const app = {
  about: nativeCall({ output: value<About>(), whileLocked: true }),
  showLogs: nativeCall({ output: value<null>() }),
  /** The notices of all packages that the app contains; Chromium has its own file. Fails as `missing-file` before a build. */
  notices: nativeCall({ output: value<readonly Notice[]>() }),
  /** Opens the notices of Chromium, some megabytes, in the system's browser. */
  showChromiumNotices: nativeCall({ output: value<null>() }),
  /** Opens the server's own pages immediately, other https pages after a native question; else fails as `refused`. */
  openExternal: nativeCall({ input: z.strictObject({ url: z.string().min(1).max(2_048) }), output: value<null>() }),
  /** Erases all data of everybody on this computer after a native question, and quits; false if the answer was no. */
  eraseAll: nativeCall({ output: value<boolean>() }),
  /** Reports whether the page has unsaved changes, so that main asks before closing. */
  unsaved: nativeCall({ input: z.strictObject({ dirty: z.boolean() }), output: value<null>(), whileLocked: true }),
  /** Lets the page use the camera until it is turned off; false if the system refuses it. */
  camera: nativeCall({ input: z.strictObject({ isOn: z.boolean() }), output: value<boolean>() }),
  /** The link that the system handed over, once; null without one, a failure for one that can't be opened. */
  takeLink: nativeCall({ output: value<Link | null>() }),
  /** Copies a link without a click or a key press in the page, which a command of the menu bar is not. */
  copyLink: nativeCall({ input: z.strictObject({ link: ScreenLinkText }), output: value<null>() }),
  /** Paints the window's own frame and background like the page. */
  skin: nativeCall({ input: z.strictObject({ skin: z.enum(skinChoices) }), output: value<null>(), whileLocked: true }),
  /** Puts back what was set aside after failed starts, and restarts. Fails as `not-allowed` if nothing was. */
  restoreBackup: nativeCall({ output: value<null>() }),
  /** Leaves what was set aside where it is. */
  dismissBackup: nativeCall({ output: value<null>() }),
  /** Shows what was set aside in the system's file manager. */
  showBackup: nativeCall({ output: value<null>() }),
  /** Updates the menu bar. */
  showCommands: nativeCall({ input: ShownCommands, output: value<null>(), whileLocked: true }),
};
