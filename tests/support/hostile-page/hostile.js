/** Each attempt returns its result. They run as the page's own code, under its content security policy. */
const violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(event.effectiveDirective);
});

/**
 * The result of an attempt: its value or its error. Runs in a task of the page, because code called by
 * Playwright runs outside the content security policy.
 */
const outcome = async (attempt) => {
  await new Promise((resolve) => setTimeout(resolve));
  try {
    return { result: String(await attempt()) };
  } catch (error) {
    return { stopped: error instanceof Error ? error.name : String(error) };
  }
};
const loads = (element, address, attribute = 'src') =>
  new Promise((resolve) => {
    element.addEventListener('load', () => resolve('loaded'));
    element.addEventListener('error', () => resolve('refused'));
    element.setAttribute(attribute, address);
    document.body.append(element);
  });
const element = (name, attributes = {}) => Object.assign(document.createElement(name), attributes);

const attempts = {
  // biome-ignore lint/security/noGlobalEval: trying it is the point
  eval: () => eval('"ran"'),
  function: () => new Function('return "ran"')(),
  timer: () => setTimeout('window.ranTimer = true', 0),
  innerHTML: () => {
    document.body.innerHTML = '<img src=x onerror="window.ranHtml = true">';
    return 'ran';
  },
  documentWrite: () => document.write('<script>window.ranWrite = true</scr' + 'ipt>') ?? 'ran',
  scriptText: () => {
    document.head.append(element('script', { textContent: 'window.ranText = true' }));
    return 'ran';
  },
  foreignScript: (at) => loads(element('script'), `${at}/script.js`),
  foreignImport: (at) => import(`${at}/module.js`),
  dataImport: () => import('data:text/javascript,window.ranData=true'),
  fetch: async (at) => (await fetch(`${at}/fetch`, { mode: 'no-cors' })).status,
  fetchFile: async () => (await fetch('file:///etc/passwd')).status,
  request: (at) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.addEventListener('load', () => resolve('loaded'));
      request.addEventListener('error', () => reject(new Error('refused')));
      request.open('GET', `${at}/xhr`);
      request.send();
    }),
  socket: (at) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(at.replace('http', 'ws'));
      socket.addEventListener('open', () => resolve('open'));
      socket.addEventListener('error', () => reject(new Error('refused')));
    }),
  events: (at) =>
    new Promise((resolve, reject) => {
      const events = new EventSource(`${at}/events`);
      events.addEventListener('open', () => resolve('open'));
      events.addEventListener('error', () => {
        events.close();
        reject(new Error('refused'));
      });
    }),
  beacon: (at) => navigator.sendBeacon(`${at}/beacon`, 'x'),
  image: (at) => loads(element('img'), `${at}/image.png`),
  style: (at) => loads(element('link', { rel: 'stylesheet' }), `${at}/style.css`, 'href'),
  prefetch: (at) => {
    for (const rel of ['prefetch', 'preload', 'dns-prefetch', 'preconnect', 'prerender', 'modulepreload'])
      document.head.append(element('link', { rel, href: `${at}/${rel}`, as: 'script' }));
    return 'asked';
  },
  frame: (at) => loads(element('iframe'), `${at}/frame.html`),
  ownFrame: () => loads(element('iframe'), 'app://pitwall/'),
  object: (at) => loads(element('object'), `${at}/object.svg`, 'data'),
  webview: (at) => {
    document.body.append(element('webview', { src: `${at}/webview` }));
    return typeof document.querySelector('webview').loadURL;
  },
  form: (at) => {
    const form = element('form', { action: `${at}/form`, method: 'post' });
    document.body.append(form);
    form.submit();
    return 'asked';
  },
  base: () => document.baseURI,
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("ran")'])));
      worker.addEventListener('message', () => resolve('ran'));
      worker.addEventListener('error', () => reject(new Error('refused')));
    }),
  serviceWorker: async () => (await navigator.serviceWorker.register('app://pitwall/hostile.js')).scope,
  cookie: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: trying to set one is the point
    document.cookie = 'a=b';
    return document.cookie;
  },
  peer: (at) =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(at);
      const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:${hostname}:${port}` }] });
      peer.createDataChannel('x');
      const found = [];
      peer.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate) found.push(candidate.type);
        else resolve(found.filter((type) => type === 'srflx').length);
      });
      peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    }),
  open: (at) => window.open(`${at}/open`),
  openOwn: () => window.open('app://pitwall/'),
  blank: (at) => {
    const link = element('a', { href: `${at}/blank`, target: '_blank' });
    document.body.append(link);
    link.click();
    return 'asked';
  },
  download: (at) => {
    const link = element('a', { href: `${at}/download.csv`, download: 'x.csv' });
    document.body.append(link);
    link.click();
    return 'asked';
  },
  blobDownload: () => {
    const link = element('a', { href: URL.createObjectURL(new Blob(['x'])), download: 'x.csv' });
    document.body.append(link);
    link.click();
    return 'asked';
  },
  node: () => [typeof require, typeof process, typeof module, typeof globalThis.Buffer].join(),
};

/** Permissions, and how a page would use them. (A file picker needs no permission, because the user chooses.) */
const permissions = {
  camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
  microphone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
  screen: () => navigator.mediaDevices.getDisplayMedia(),
  location: () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, () => reject(new Error('refused')));
    }),
  notifications: async () => {
    const answer = await Notification.requestPermission();
    if (answer !== 'granted') throw new Error(answer);
  },
  clipboardRead: () => navigator.clipboard.readText(),
  midi: () => navigator.requestMIDIAccess({ sysex: true }),
  usb: () => navigator.usb.requestDevice({ filters: [] }),
  hid: async () => {
    if ((await navigator.hid.requestDevice({ filters: [] })).length === 0) throw new Error('refused');
  },
  serial: () => navigator.serial.requestPort(),
  bluetooth: () => navigator.bluetooth.requestDevice({ acceptAllDevices: true }),
  persist: async () => {
    if (!(await navigator.storage.persist())) throw new Error('refused');
  },
  wakeLock: () => navigator.wakeLock.request('screen'),
  pointerLock: () => document.body.requestPointerLock(),
  keyboardLock: () => navigator.keyboard.lock(),
  idle: async () => {
    if ((await IdleDetector.requestPermission()) !== 'granted') throw new Error('refused');
  },
  fonts: async () => {
    if ((await window.queryLocalFonts()).length === 0) throw new Error('refused');
  },
};

window.hostile = {
  names: { attempts: Object.keys(attempts), permissions: Object.keys(permissions) },
  violations,
  attempt: (name, at) => outcome(() => attempts[name](at)),
  permission: (name) => outcome(permissions[name]),
  ran: () => Object.keys(window).filter((key) => key.startsWith('ran')),
};
