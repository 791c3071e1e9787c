/** Denies the page permissions, foreign addresses, new windows and cookies. */
import type { App, Session, WebContents } from 'electron';
import { isOwn } from './origin';

/** Logs what was refused. */
export type LogRefusal = (message: string, address?: string) => void;

/** What an unpackaged run may do beyond that: the developer tools, and Vite's server where there is one. */
export interface Development {
  readonly server?: URL;
}

/** Denies all permissions, requested or checked, and all devices; but the app's own page sees, and never hears, while a person has the camera on. */
export const refusePermissions = (session: Session, note: LogRefusal, isCameraOn: () => boolean): void => {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    const { mediaTypes = [] } = details as { readonly mediaTypes?: readonly string[] };
    const isVideo = permission === 'media' && mediaTypes.length === 1 && mediaTypes[0] === 'video';
    const isAllowed = isVideo && isOwn(details.requestingUrl) && isCameraOn();
    if (!isAllowed) note(`permission ${permission}`, details.requestingUrl);
    callback(isAllowed);
  });
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin, { mediaType }) =>
      permission === 'media' && mediaType === 'video' && isOwn(requestingOrigin) && isCameraOn(),
  );
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

/** A proxy at a closed port, for traffic that the request filter does not see (lookups, preconnects). */
const blackHoleProxy = { proxyRules: 'http://127.0.0.1:9', proxyBypassRules: '<-loopback>' };

/** Blocks all network access of the page except the app's own protocol, and denies cookies and service workers. */
export const closeNetwork = (session: Session, note: LogRefusal, development?: Development): void => {
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
  // Dictionaries would be downloaded from a foreign server; macOS has its own.
  session.setSpellCheckerDictionaryDownloadURL('https://127.0.0.1:9/');
};

/** Prevents a page from navigating away, and from opening frames, windows and embedded pages. */
export const guardContents = (contents: WebContents, note: LogRefusal): void => {
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
 * Applies the restrictions to the app. Certificate errors are refused, because nothing handles the event. Since
 * Electron 44 the first client certificate would be offered to any server that asks, so it is declined.
 */
export const secureApp = (app: App, note: LogRefusal, isCameraOn: () => boolean): void => {
  app.on('session-created', (session) => refusePermissions(session, note, isCameraOn));
  app.on('web-contents-created', (_event, contents) => guardContents(contents, note));
  app.on('select-client-certificate', (event, _contents, url, _certificates, callback) => {
    event.preventDefault();
    callback();
    note('client certificate', url);
  });
};
