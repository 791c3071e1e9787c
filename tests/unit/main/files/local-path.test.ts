import { expect, it } from 'vitest';
import { isLocalPath } from '../../../../main/files/local-path';

it.each([
  ['win32', String.raw`\\server\share\a.png`],
  ['win32', '//server/share/a.png'],
  ['win32', String.raw`\/server\share\a.png`],
  ['win32', String.raw`\\?\C:\a.png`],
  ['win32', String.raw`\\.\COM1`],
  ['win32', String.raw`\\?\UNC\server\share\a.png`],
  ['win32', String.raw`C:\CON`],
  ['win32', String.raw`C:\photos\nul.png`],
  ['win32', String.raw`C:\photos\a.png:hidden`],
  ['win32', 'C:/photos/nul /a.png'],
  ['win32', 'C:/photos/aux'],
  ['win32', 'C:/photos/lpt9.png'],
  ['win32', 'a.png'],
  ['win32', '//server/c:/a.png'],
  ['linux', '/dev/zero'],
  ['linux', '/sys'],
  ['linux', '/tmp/../dev/sda'],
  ['linux', '/proc/self/mem'],
  ['linux', '//server/share/a.png'],
  ['linux', 'a.png'],
  ['darwin', '/dev/disk0'],
  ['linux', '/tmp/a\0.png'],
])('refuses on %s: %j', (platform, path) => {
  expect(isLocalPath(path, platform)).toBe(false);
});

it.each([
  ['win32', String.raw`C:\Users\Ann\Pictures\a.png`],
  ['win32', 'd:/photos/context.png'],
  ['win32', 'C:/photos/falcon.png'],
  ['linux', '/home/ann/device.png'],
  ['linux', '/home/ann/dev/a.png'],
  ['linux', '/media/usb/a:b.png'],
  ['darwin', '/Volumes/USB/a.png'],
])('accepts on %s: %j', (platform, path) => {
  expect(isLocalPath(path, platform)).toBe(true);
});
