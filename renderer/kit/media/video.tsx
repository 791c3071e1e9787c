/** A video of the server with the browser's own controls. Only the played parts are fetched. */
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { HostPermission } from './host-permission';
import { requestAddress } from './media-addresses';
import { markLoaded, trackPendingFile } from './pending-files';
import { useMediaAddress } from './use-media-address';

const useStyles = makeStyles({
  video: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

interface VideoProps {
  readonly url: string;
  readonly label: string;
  /** Replaces a video that cannot be played. */
  readonly fallback: ReactNode;
}

export const Video = ({ url, label, fallback }: VideoProps): ReactNode => {
  const styles = useStyles();
  const found = useMediaAddress(url);
  const [broken, setBroken] = useState(false);
  const address = found.state === 'ready' && found.address !== url ? found.address : undefined;
  useEffect(() => (address === undefined ? undefined : trackPendingFile(url, address)), [url, address]);
  if (found.state === 'pending') return null;
  if (found.state === 'needs-permission') return <HostPermission host={found.host} />;
  if (found.state === 'refused' || broken) return fallback;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the server sends none
    <video
      className={styles.video}
      src={found.address}
      aria-label={label}
      controls
      preload="metadata"
      onLoadedMetadata={() => markLoaded(found.address)}
      onError={() => {
        markLoaded(found.address);
        setBroken(true);
        requestAddress(url);
      }}
    />
  );
};
