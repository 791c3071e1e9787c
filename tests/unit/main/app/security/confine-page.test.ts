import { EventEmitter } from 'node:events';
import type { App, Session, WebContents } from 'electron';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  closeNetwork,
  guardContents,
  isLoadAllowed,
  refusePermissions,
  secureApp,
} from '../../../../../main/app/security/confine-page';

const noted: string[] = [];
const note = (what: string, address?: string): void => {
  noted.push(`${what} ${address ?? ''}`.trim());
};
beforeEach(() => {
  noted.length = 0;
});

type Permission = (contents: null, permission: string, callback: (allowed: boolean) => void, details: object) => void;
type Check = (contents: null, permission: string, origin: string, details: object) => boolean;
type Before = (details: object, callback: (answer: { cancel: boolean }) => void) => void;

/** What a session was told to do; the real one is tried in the end-to-end tests. */
const fakeSession = () => {
  const set: { request?: Permission; check?: Check; device?: () => boolean; before?: Before } = {};
  const calls: unknown[] = [];
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: Permission) => {
      set.request = handler;
    },
    setPermissionCheckHandler: (handler: Check) => {
      set.check = handler;
    },
    setDevicePermissionHandler: (handler: () => boolean) => {
      set.device = handler;
    },
    webRequest: {
      onBeforeRequest: (handler: Before) => {
        set.before = handler;
      },
    },
    setProxy: async (proxy: object) => calls.push(proxy),
    clearStorageData: async (what: object) => calls.push(what),
    setSpellCheckerDictionaryDownloadURL: (url: string) => calls.push(url),
  });
  return { session: session as unknown as Session, events: session as EventEmitter, set, calls };
};

const permissions = [
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'keyboardLock',
  'media',
  'mediaKeySystem',
  'midi',
  'midiSysex',
  'notifications',
  'openExternal',
  'pointerLock',
  'serial',
  'speaker-selection',
  'storage-access',
  'top-level-storage-access',
  'usb',
  'window-management',
  'fileSystem',
  'unknown',
  'made-up',
  '__proto__',
];

describe('permissions (SEC-05, row 20)', () => {
  test.each(permissions)('%s is refused when requested and when checked', (permission) => {
    const { session, set } = fakeSession();
    refusePermissions(session, note, () => false);
    const answers: boolean[] = [];
    set.request?.(null, permission, (allowed) => answers.push(allowed), { requestingUrl: 'app://pitwall/' });
    expect(answers).toEqual([false]);
    expect(set.check?.(null, 'media', 'app://pitwall', { mediaType: 'video' })).toBe(false);
    expect(set.device?.()).toBe(false);
    expect(noted).toEqual([`permission ${permission} app://pitwall/`]);
  });

  test.each([
    ['the picture, for the own page, while it is on', 'app://pitwall/gate', ['video'], true, true],
    ['the picture, while it is off', 'app://pitwall/gate', ['video'], false, false],
    ['the sound', 'app://pitwall/gate', ['audio'], true, false],
    ['both', 'app://pitwall/gate', ['video', 'audio'], true, false],
    ['nothing that is named', 'app://pitwall/gate', [], true, false],
    ['the picture, for another page', 'https://evil.example/', ['video'], true, false],
    ['the picture, for a look-alike', 'app://pitwall.evil/', ['video'], true, false],
  ])('the camera gives %s: only what a scan needs', (_, requestingUrl, mediaTypes, isOn, isAllowed) => {
    const { session, set } = fakeSession();
    refusePermissions(session, note, () => isOn);
    const answers: boolean[] = [];
    set.request?.(null, 'media', (allowed) => answers.push(allowed), { requestingUrl, mediaTypes });
    expect(answers).toEqual([isAllowed]);
    const [mediaType = 'unknown', ...others] = mediaTypes;
    if (others.length === 0) expect(set.check?.(null, 'media', requestingUrl, { mediaType })).toBe(isAllowed);
  });

  test('are refused in every session created later', () => {
    const app = new EventEmitter();
    secureApp(app as unknown as App, note, () => false);
    const { session, set } = fakeSession();
    app.emit('session-created', session);
    expect(set.check?.(null, 'media', 'app://pitwall', { mediaType: 'video' })).toBe(false);
  });
});

describe('the window’s network (SEC-01, SEC-23)', () => {
  test.each([
    ['app://pitwall/assets/x.js', 'script'],
    ['data:image/png;base64,x', 'image'],
    ['blob:app://pitwall/1', 'image'],
  ])('loads %s as %s', (address, kind) => {
    expect(isLoadAllowed(address, kind)).toBe(true);
  });

  test.each([
    ['https://evil.example', 'xhr'],
    ['http://127.0.0.1', 'image'],
    ['ws://localhost', 'webSocket'],
    ['ftp://evil.example', 'other'],
    ['file:///etc/passwd', 'xhr'],
    ['app://evil/', 'script'],
    ['data:text/html,x', 'mainFrame'],
    ['data:text/javascript,x', 'script'],
    ['blob:app://pitwall/1', 'mainFrame'],
    ['blob:https://evil.example/1', 'image'],
    ['devtools://devtools/x', 'script'],
    ['chrome://gpu', 'mainFrame'],
    ['no address', 'other'],
  ])('does not load %s as %s', (address, kind) => {
    expect(isLoadAllowed(address, kind)).toBe(false);
  });

  test('loads the development server, and only in an unpackaged run', () => {
    const development = { server: new URL('http://127.0.0.1:5173') };
    expect(isLoadAllowed('ws://127.0.0.1:5173/?token=x', 'webSocket', development)).toBe(true);
    expect(isLoadAllowed('http://127.0.0.1:5174/', 'xhr', development)).toBe(false);
    expect(isLoadAllowed('https://127.0.0.1:5173/', 'xhr', development)).toBe(false);
    expect(isLoadAllowed('devtools://devtools/x', 'script', {})).toBe(true);
    expect(isLoadAllowed('http://127.0.0.1:5173/', 'xhr', {})).toBe(false);
  });

  test('loads nothing foreign for any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.string(), (address, kind) => {
        expect(isLoadAllowed(address, kind)).toBe(false);
      }),
    );
  });

  test('is closed: requests are cancelled, downloads stopped, names not resolved, cookies not kept (SEC-24, SEC-54)', () => {
    const { session, events, set, calls } = fakeSession();
    closeNetwork(session, note);
    const cancelled: boolean[] = [];
    set.before?.({ url: 'https://evil.example/', resourceType: 'xhr' }, ({ cancel }) => cancelled.push(cancel));
    set.before?.({ url: 'app://pitwall/', resourceType: 'mainFrame' }, ({ cancel }) => cancelled.push(cancel));
    expect(cancelled).toEqual([true, false]);
    let stopped = false;
    events.emit(
      'will-download',
      {
        preventDefault: () => {
          stopped = true;
        },
      },
      { getURL: () => 'blob:x' },
    );
    expect(stopped).toBe(true);
    expect(calls).toEqual([
      { proxyRules: 'http://127.0.0.1:9', proxyBypassRules: '<-loopback>' },
      { storages: ['cookies', 'serviceworkers'] },
      'https://127.0.0.1:9/',
    ]);
  });
});

const fakeContents = () => {
  let opened: ((details: { url: string }) => object) | undefined;
  const calls: string[] = [];
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: (details: { url: string }) => object) => {
      opened = handler;
    },
    setWebRTCIPHandlingPolicy: (policy: string) => calls.push(policy),
  });
  return {
    contents: contents as unknown as WebContents,
    events: contents as EventEmitter,
    calls,
    open: (url: string) => opened?.({ url }),
  };
};
const attempt = (url: string, more: object = {}) => {
  const event = { url, isMainFrame: true, prevented: false, preventDefault: () => {}, ...more };
  event.preventDefault = () => {
    event.prevented = true;
  };
  return event;
};

const hostile = [
  'https://evil.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:app://pitwall/1',
  'view-source:app://pitwall/',
  'app://pitwall@evil/',
  'app://pitwall.evil/',
  'about:blank',
  'chrome://gpu',
  '',
];

describe('navigation (SEC-13, rows 16 and 17)', () => {
  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
    '%s goes to the app’s own pages only',
    (kind) => {
      const { contents, events } = fakeContents();
      guardContents(contents, note);
      for (const url of hostile) {
        const event = attempt(url);
        events.emit(kind, event);
        expect(event.prevented, url).toBe(true);
      }
      const own = attempt('app://pitwall/bookings?page=2');
      events.emit(kind, own);
      expect(own.prevented).toBe(false);
    },
  );

  test('no frame in the page can navigate, not even to the app itself', () => {
    const { contents, events } = fakeContents();
    guardContents(contents, note);
    const event = attempt('app://pitwall/', { isMainFrame: false });
    events.emit('will-frame-navigate', event);
    expect(event.prevented).toBe(true);
  });

  test('no web view is attached (SEC-12)', () => {
    const { contents, events } = fakeContents();
    guardContents(contents, note);
    const event = attempt('');
    events.emit('will-attach-webview', event);
    expect(event.prevented).toBe(true);
  });

  test('no window is opened for any address (SEC-14)', () => {
    const { contents, open, calls } = fakeContents();
    guardContents(contents, note);
    for (const url of [...hostile, 'app://pitwall/']) expect(open(url)).toEqual({ action: 'deny' });
    expect(calls).toEqual(['disable_non_proxied_udp']);
  });

  test('every page created later is guarded', () => {
    const app = new EventEmitter();
    secureApp(app as unknown as App, note, () => false);
    const { contents, open } = fakeContents();
    app.emit('web-contents-created', {}, contents);
    expect(open('app://pitwall/')).toEqual({ action: 'deny' });
  });
});

test('no client certificate is offered, also outside of a page (SEC-26)', () => {
  const app = new EventEmitter();
  secureApp(app as unknown as App, note, () => false);
  const event = attempt('');
  const answers: unknown[][] = [];
  app.emit(
    'select-client-certificate',
    event,
    null,
    'https://evil.example',
    [{ issuerName: 'x' }],
    (...input: unknown[]) => answers.push(input),
  );
  expect(event.prevented).toBe(true);
  expect(answers).toEqual([[]]);
});

test('certificate errors are left to Chromium, which refuses them (SEC-25)', () => {
  const app = new EventEmitter();
  secureApp(app as unknown as App, note, () => false);
  expect(app.listenerCount('certificate-error')).toBe(0);
});

test('what main fetched for the page is a picture or a document, never a page or a script', () => {
  const kinds = ['image', 'media', 'xhr', 'mainFrame', 'subFrame', 'script', 'stylesheet'];
  expect(kinds.filter((kind) => isLoadAllowed('app://pitwall/media/1', kind))).toEqual(['image', 'media', 'xhr']);
});
