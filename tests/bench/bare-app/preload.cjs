const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('bare', { echo: (value) => ipcRenderer.invoke('echo', value) });
