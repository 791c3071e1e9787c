/** The dock, launcher or taskbar that shows the outbox's badge. */
import { app, nativeImage } from 'electron';
import { openedWindow } from '../../desktop/native-dialogs';
import { badgeSize } from './badge-image';
import type { BadgePorts } from './outbox-badge';

export const badgePorts: BadgePorts = {
  platform: process.platform,
  setCount: (count) => app.setBadgeCount(count),
  setOverlay: (bitmap, description) => {
    const size = { width: badgeSize, height: badgeSize };
    const picture = bitmap && nativeImage.createFromBitmap(bitmap, { ...size, scaleFactor: 2 });
    openedWindow()?.setOverlayIcon(picture, description);
  },
};
