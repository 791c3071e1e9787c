/**
 * Electron loads this with `-r`. The app becomes ready when Playwright calls `__playwright_run`: once its debugger is
 * attached. Playwright holds the app like this itself, except when it is given an executable. An app that opens its
 * window earlier may hang the start.
 */
const { app } = require('electron');

const whenReady = app.whenReady();
const emit = app.emit.bind(app);
let readyArguments = [];
let isReady = false;
const released = Promise.withResolvers();

app.emit = (event, ...input) => {
  if (event !== 'ready') return emit(event, ...input);
  readyArguments = input;
  return app.listenerCount('ready') > 0;
};
app.isReady = () => isReady;
app.whenReady = () => released.promise;

globalThis.__playwright_run = async () => {
  await whenReady;
  isReady = true;
  released.resolve();
  emit('ready', ...readyArguments);
};
