/** Denies the page permissions, foreign addresses, new windows and cookies. */
import type { App, Session, WebContents } from 'electron';
import { isOwn } from './origin';

/** Logs what was refused. */
export type NoteRefusal = (what: string, address?: string) => void;

/** What an unpackaged run may do beyond that: the developer tools, and Vite's server where there is one. */
export interface Development {
  readonly server?: URL;
}

/** No permission of any kind, asked or checked, and no device. */
export const refusePermissions = (session: Session, note: NoteRefusal): void => {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    note(`permission ${permission}`, details.requestingUrl);
    callback(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
};

/** Pictures, videos, and the bytes of documents; never a page, frame, script or style. */
const mediaKinds = new Set(['image', 'media', 'xhr']);
const isMedia = (address: string): boolean => new URL(address).pathname.startsWith('/media/');

/** Whether the window may load an address: the app's own, and pictures that the page itself made. */
export const isLoadAllowed = (address: string, kind: string, development?: Development): boolean => {
  if (isOwn(address)) return !isMedia(address) || mediaKinds.has(kind);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return false;
  if (url.protocol === 'data:') return kind === 'image';
  if (url.protocol === 'blob:') return kind === 'image' && isOwn(url.pathname);
  if (!development) return false;
  if (url.protocol === 'devtools:') return true;
  return (url.protocol === 'http:' || url.protocol === 'ws:') && url.host === development.server?.host;
};

/** A proxy at a closed port, for what passes the request filter (lookups, preconnects). */
const blackHoleProxy = { proxyRules: 'http://127.0.0.1:9', proxyBypassRules: '<-loopback>' };

/** Cuts the page off from every network but the app's own protocol, and leaves it no cookie and no service worker. */
export const closeNetwork = (session: Session, note: NoteRefusal, development?: Development): void => {
  session.webRequest.onBeforeRequest((details, callback) => {
    const allowed = isLoadAllowed(details.url, details.resourceType, development);
    if (!allowed) note(`request ${details.resourceType}`, details.url);
    callback({ cancel: !allowed });
  });
  session.on('will-download', (event, item) => {
    event.preventDefault();
    note('download', item.getURL());
  });
  if (!development?.server) session.setProxy(blackHoleProxy).catch(() => note('proxy'));
  session.clearStorageData({ storages: ['cookies', 'serviceworkers'] }).catch(() => note('clearing storage'));
  // Dictionaries would be fetched from a foreign server; where the system has its own (macOS) none is needed.
  session.setSpellCheckerDictionaryDownloadURL('https://127.0.0.1:9/');
};

/** Holds any page of the app to its own address: no navigation away, no frame, no new window, no embedded page. */
export const guardContents = (contents: WebContents, note: NoteRefusal): void => {
  contents.on('will-navigate', (event) => {
    if (isOwn(event.url)) return;
    event.preventDefault();
    note('navigation', event.url);
  });
  contents.on('will-redirect', (event) => {
    if (isOwn(event.url)) return;
    event.preventDefault();
    note('redirect', event.url);
  });
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame && isOwn(event.url)) return;
    event.preventDefault();
    note('frame', event.url);
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
    note('webview');
  });
  contents.setWindowOpenHandler(({ url }) => {
    note('window', url);
    return { action: 'deny' };
  });
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
};

/**
 * Refuses for the whole app. Certificate errors keep Chromium's answer, which is no: nothing listens to them. Since
 * Electron 44 the first client certificate would be offered to any server that asks, so it is declined.
 */
export const secureApp = (app: App, note: NoteRefusal): void => {
  app.on('session-created', (session) => refusePermissions(session, note));
  app.on('web-contents-created', (_event, contents) => guardContents(contents, note));
  app.on('select-client-certificate', (event, _contents, url, _certificates, callback) => {
    event.preventDefault();
    callback();
    note('client certificate', url);
  });
};
