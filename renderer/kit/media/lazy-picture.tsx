/** A picture whose code is loaded only if a file must be fetched, because most first lists have no pictures. */
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Picture as LoadedPicture } from './picture';

const Picture = lazy(async () => ({ default: (await import('./picture')).Picture }));

/** A data address needs no request. */
const isDataUrl = (url: unknown): url is string => typeof url === 'string' && url.startsWith('data:image/');

export const LazyPicture = (props: ComponentProps<typeof LoadedPicture>): ReactNode => {
  const { url, alt, className, style, fallback } = props;
  /** The address that failed to load; `Picture` decides what to show instead. */
  const [broken, setBroken] = useState<string>();
  if (isDataUrl(url) && url !== broken)
    return (
      <img
        {...(className === undefined ? {} : { className })}
        style={style}
        src={url}
        alt={alt}
        loading="lazy"
        onError={() => setBroken(url)}
      />
    );
  return (
    <Suspense fallback={fallback}>
      <Picture {...props} />
    </Suspense>
  );
};
