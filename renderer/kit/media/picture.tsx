/** A picture of the server, with a placeholder while it loads and a replacement if it cannot be shown. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ImageOffRegular } from '@fluentui/react-icons';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useText } from '../format/text';
import { HostPermission } from './host-permission';
import { noteFailed, requestAddress } from './media-addresses';
import { markLoaded, trackPendingFile } from './pending-files';
import { useMediaAddress } from './use-media-address';

const useStyles = makeStyles({
  placeholder: {
    display: 'inline-grid',
    placeItems: 'center',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
  },
});

interface PictureProps {
  readonly url: string | null | undefined;
  readonly alt: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Replaces a picture that cannot be shown; by default an icon with its name. */
  readonly fallback?: ReactNode;
  /** Offers permission for the host in place of the picture too, not only in the bar above the page. */
  readonly offersPermission?: boolean;
  readonly draggable?: boolean;
  /** Loads even outside the viewport, for printing. */
  readonly eager?: boolean;
}

/** The file name of an address: "a1.jpg". */
export const fileNameOf = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/)[0] ?? '');
  const part = path.split('/').findLast((each) => each !== '') ?? address;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const Picture = (props: PictureProps): ReactNode => {
  const { url, alt, className, style, fallback, offersPermission = false, draggable, eager = false } = props;
  const styles = useStyles();
  const text = useText('kit');
  const found = useMediaAddress(url);
  /** The address that failed to load; a new address is tried again. */
  const [broken, setBroken] = useState<string>();
  const placeholder = mergeClasses(styles.placeholder, className);
  const fetched = found.state === 'ready' && found.address !== url ? found.address : undefined;
  useEffect(
    () => (fetched === undefined || typeof url !== 'string' ? undefined : trackPendingFile(url, fetched)),
    [url, fetched],
  );
  const isFailed = fetched !== undefined && broken === fetched;
  useEffect(() => (isFailed && typeof url === 'string' ? noteFailed(url) : undefined), [isFailed, url]);

  if (found.state === 'pending') return <span className={placeholder} style={style} data-media="pending" aria-hidden />;
  if (found.state === 'needs-permission' && offersPermission) return <HostPermission host={found.host} />;
  if (found.state === 'ready' && broken !== found.address)
    return (
      <img
        {...(className === undefined ? {} : { className })}
        {...(draggable === undefined ? {} : { draggable })}
        style={style}
        src={found.address}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        onLoad={() => markLoaded(found.address)}
        onError={() => {
          markLoaded(found.address);
          setBroken(found.address);
          // A redirect may have led to a host that needs permission.
          if (typeof url === 'string' && fetched !== undefined) requestAddress(url);
        }}
      />
    );
  if (fallback !== undefined) return fallback;
  const name = typeof url === 'string' && !url.startsWith('data:') ? fileNameOf(url) : '';
  const words = text(found.state === 'needs-permission' ? 'media.hidden' : 'media.broken', { name: alt || name });
  return (
    <span className={placeholder} style={style} data-media={found.state} role="img" aria-label={words} title={words}>
      <ImageOffRegular aria-hidden />
    </span>
  );
};
