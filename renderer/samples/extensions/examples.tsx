import { Button, Field, Input, Textarea, Tree, TreeItem, TreeItemLayout } from '@fluentui/react-components';
import { CopyRegular, FolderRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { copyText } from '../../kit/feedback/copy-text';
import { Loaded } from '../../kit/feedback/states';
import { stripBidiIsolates } from '../../kit/format/text';
import { columns, row, width } from '../kit/layout';
import type { Examples } from '../kit/showcase/family-page';
import { Finder } from './finder';

export const examples: Examples = {
  search: Finder,
  tree: ({ title }) => {
    const categories = useCall('faq.categories', {});
    const questions = useCall('faq.questions', {});
    return (
      <Loaded call={categories}>
        {(branches) => (
          <Tree aria-label={title} defaultOpenItems={[branches.rows[0]?.title ?? '']}>
            {branches.rows.map((branch) => (
              <TreeItem key={branch.id} itemType="branch" value={branch.title ?? ''}>
                <TreeItemLayout iconBefore={<FolderRegular />}>{branch.title}</TreeItemLayout>
                <Tree>
                  {(questions.value?.rows ?? [])
                    .filter(({ category }) => category === branch.title)
                    .map(({ id, question }) => (
                      <TreeItem key={id} itemType="leaf">
                        <TreeItemLayout>
                          <bdi>{question}</bdi>
                        </TreeItemLayout>
                      </TreeItem>
                    ))}
                </Tree>
              </TreeItem>
            ))}
          </Tree>
        )}
      </Loaded>
    );
  },
  clipboard: ({ text }) => {
    const [value, setValue] = useState(stripBidiIsolates(text('clipboard.sample')));
    const [pasted, setPasted] = useState('');
    return (
      <div style={columns(260, 16, 'start')}>
        <div style={row(12, 'end')}>
          <Field style={width(260)} label={text('clipboard.words')}>
            <Input value={value} maxLength={200} onChange={(_, data) => setValue(data.value)} />
          </Field>
          <Button icon={<CopyRegular />} disabled={value === ''} onClick={() => copyText(value)}>
            {text('clipboard.copy')}
          </Button>
        </div>
        <Field
          label={text('clipboard.paste')}
          hint={
            pasted === '' ? text('clipboard.nothing') : text('clipboard.lines', { count: pasted.split('\n').length })
          }
        >
          <Textarea rows={3} onPaste={({ clipboardData }) => setPasted(clipboardData.getData('text/plain'))} />
        </Field>
      </div>
    );
  },
};
