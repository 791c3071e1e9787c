// The least that Electron can show: one sandboxed window with a line of text, and one echo over IPC.
const { app, BrowserWindow, ipcMain } = require('electron');
const { join } = require('node:path');

const folder = process.argv.find((word) => word.startsWith('--user-data-dir='));
if (folder) app.setPath('userData', folder.split('=')[1]);

ipcMain.handle('echo', (_event, value) => value);
app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    webPreferences: { sandbox: true, contextIsolation: true, preload: join(__dirname, 'preload.cjs') },
  });
  window.loadFile(join(__dirname, 'index.html'));
});
