/** Electron loads this with `-r`: it freezes the page as soon as the page is loaded, and then quits the app. */
const { app } = require('electron');

app.on('web-contents-created', (_event, contents) => {
  // Electron up to 34 passes the message as an argument, later versions in the event.
  contents.on('console-message', (event, _level, message) => {
    if ((event.message ?? message) === 'frozen') app.quit();
  });
  contents.once('did-finish-load', () => {
    // Never settles, because the script never ends.
    void contents.executeJavaScript('console.log("frozen"); for (;;);');
  });
});
