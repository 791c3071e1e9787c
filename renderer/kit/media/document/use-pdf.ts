/** Loads a document of the server as a PDF: loading, open, waiting for a host's permission, or failed. */
import { useEffect, useState } from 'react';
import { requestAddress } from '../media-addresses';
import { markLoaded, trackPendingFile } from '../pending-files';
import { useMediaAddress } from '../use-media-address';
import type { PdfFile } from './pdf-file';

export type ShownPdf =
  | { readonly state: 'pending' | 'refused' }
  | { readonly state: 'needs-permission'; readonly host: string }
  | { readonly state: 'open'; readonly file: PdfFile };

export const usePdf = (url: string): ShownPdf => {
  const found = useMediaAddress(url);
  const address = found.state === 'ready' ? found.address : undefined;
  const [opened, setOpened] = useState<{ readonly address: string; readonly file: PdfFile | undefined }>();
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    let file: PdfFile | undefined;
    const stop = address === url ? undefined : trackPendingFile(url, address);
    const open = async () => {
      const { openPdf } = await import('./pdf-file');
      file = await openPdf(address);
      markLoaded(address);
      if (isCurrent) setOpened({ address, file });
      else file.close();
    };
    open().catch(() => {
      if (!isCurrent) return;
      markLoaded(address);
      setOpened({ address, file: undefined });
      // A redirect may have led to a host that needs permission.
      requestAddress(url);
    });
    return () => {
      isCurrent = false;
      file?.close();
      stop?.();
    };
  }, [address, url]);
  if (found.state === 'needs-permission') return found;
  if (found.state === 'refused') return { state: 'refused' };
  if (opened === undefined || opened.address !== address) return { state: 'pending' };
  return opened.file ? { state: 'open', file: opened.file } : { state: 'refused' };
};
