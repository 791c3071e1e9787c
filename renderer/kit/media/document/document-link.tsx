/** A link that opens a document. */
import { Link as FluentLink } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fileNameOf } from '../picture';
import { useMediaAddress } from '../use-media-address';

const DocumentViewer = lazy(async () => ({ default: (await import('./document-viewer')).DocumentViewer }));

interface DocumentLinkProps {
  readonly url: string;
  /** Shown if the app cannot fetch the document. */
  readonly fallback: ReactNode;
}

export const DocumentLink = ({ url, fallback }: DocumentLinkProps): ReactNode => {
  const found = useMediaAddress(url);
  const [open, setOpen] = useState(false);
  if (found.state === 'refused') return fallback;
  const name = url.startsWith('data:') ? 'PDF' : fileNameOf(url);
  return (
    <>
      <FluentLink as="button" onClick={() => setOpen(true)}>
        <bdi>{name}</bdi>
      </FluentLink>
      {open ? (
        <Suspense>
          <DocumentViewer url={url} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  );
};
