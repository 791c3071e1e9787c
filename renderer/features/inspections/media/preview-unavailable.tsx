/** Replaces a file that is not a picture or cannot be drawn, with other ways to open it. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { makeStyles } from '@fluentui/react-components';
import { useText } from '../../../kit/format/text';
import { DocumentLink } from '../../../kit/media/document/document-link';
import { OpenOutside } from '../../../kit/media/viewer/open-outside';
import { kindOf } from './picture';

const useStyles = makeStyles({ root: { display: 'grid', rowGap: '12px', justifyItems: 'center' } });

export const PreviewUnavailable = ({ file }: { readonly file: InspectionMedia }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const url = typeof file.url === 'string' ? file.url : '';
  return (
    <div className={styles.root}>
      {kindOf(file) === 'pdf' ? (
        <DocumentLink url={url} fallback={<span>{text('media.notShown')}</span>} />
      ) : (
        <span>{text('media.notShown')}</span>
      )}
      <OpenOutside url={url} />
    </div>
  );
};
