/** Prints a picture alone on a page, as large as fits, without cropping it. */
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Picture } from '../picture';

const useStyles = makeStyles({
  // The lower of the heights of A4 and Letter within their margins.
  image: { display: 'block', marginInline: 'auto', maxInlineSize: '100%', maxBlockSize: '250mm', objectFit: 'contain' },
});

export const PrintedPicture = ({ url, alt }: { readonly url: string; readonly alt: string }): ReactNode => (
  <Picture className={useStyles().image} url={url} alt={alt} eager />
);
