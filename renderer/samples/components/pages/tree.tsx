import { Tree, TreeItem, TreeItemLayout } from '@fluentui/react-components';
import { DocumentRegular, FolderRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';

const folders = [
  { name: 'inspections', files: ['bayOne', 'bayTwo'] },
  { name: 'waivers', files: ['adults', 'minors', 'staff'] },
] as const;

const treeOf = (example: string, size: 'small' | 'medium') => (): ReactNode => {
  const text = useText('components');
  return (
    <Tree style={width(320)} size={size} aria-label={text(`tree.${example}.title`)} defaultOpenItems={['inspections']}>
      {folders.map(({ name, files }) => (
        <TreeItem key={name} itemType="branch" value={name}>
          <TreeItemLayout iconBefore={<FolderRegular />}>{text(`tree.folders.${name}`)}</TreeItemLayout>
          <Tree>
            {files.map((file) => (
              <TreeItem key={file} itemType="leaf" value={file}>
                <TreeItemLayout iconBefore={<DocumentRegular />}>{text(`tree.files.${file}`)}</TreeItemLayout>
              </TreeItem>
            ))}
          </Tree>
        </TreeItem>
      ))}
    </Tree>
  );
};

export const examples: Examples = {
  basic: {
    code: '<TreeItem itemType="branch" value="waivers"><TreeItemLayout>Waivers</TreeItemLayout>…</TreeItem>',
    Preview: treeOf('basic', 'medium'),
  },
  small: { code: '<Tree size="small">…</Tree>', Preview: treeOf('small', 'small') },
};
