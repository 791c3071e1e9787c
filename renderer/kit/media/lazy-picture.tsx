/** A picture whose code is loaded with the first one that has to be fetched: most first lists have none. */
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Picture as LoadedPicture } from './picture';

const Picture = lazy(async () => ({ default: (await import('./picture')).Picture }));

/** Came with an answer: nothing has to be asked or fetched. */
const isOwn = (url: unknown): url is string => typeof url === 'string' && url.startsWith('data:image/');

export const LazyPicture = (props: ComponentProps<typeof LoadedPicture>): ReactNode => {
  const { url, alt, className, style, fallback } = props;
  /** The address whose file could not be drawn; `Picture` decides what to show instead. */
  const [broken, setBroken] = useState<string>();
  if (isOwn(url) && url !== broken)
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
