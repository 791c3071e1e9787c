import type { FaqCategory, FaqQuestion } from '@contract/samples/entities/page';
import {
  Button,
  makeStyles,
  Text,
  Tree,
  TreeItem,
  TreeItemLayout,
  type TreeItemValue,
  tokens,
} from '@fluentui/react-components';
import { FolderRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';
import { branchState, toggleAll } from '../tree-selection';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBlockEnd: '12px' },
  room: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
});

interface BranchesProps {
  readonly categories: readonly FaqCategory[];
  readonly questions: readonly FaqQuestion[];
}

interface Branch {
  readonly value: string;
  readonly title: string;
  readonly leaves: readonly { readonly value: string; readonly title: string }[];
}

const branchesOf = ({ categories, questions }: BranchesProps): readonly Branch[] =>
  categories.map(({ title }) => ({
    value: `branch:${title}`,
    title: title ?? '',
    leaves: questions
      .filter(({ category }) => category === title)
      .map(({ id, question }) => ({ value: `leaf:${id}`, title: question ?? '' })),
  }));

const WithData = ({ children }: { readonly children: (branches: readonly Branch[]) => ReactNode }): ReactNode => {
  const categories = useCall('faq.categories', {});
  const questions = useCall('faq.questions', {});
  return (
    <Loaded call={categories}>
      {(groups) => (
        <Loaded call={questions}>
          {(all) => children(branchesOf({ categories: groups.rows, questions: all.rows }))}
        </Loaded>
      )}
    </Loaded>
  );
};

const Choosing = ({ branches }: { readonly branches: readonly Branch[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  const [open, setOpen] = useState<ReadonlySet<TreeItemValue>>(new Set(branches.slice(0, 1).map(({ value }) => value)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const allOpen = branches.every(({ value }) => open.has(value));
  const checked = new Map<TreeItemValue, 'mixed' | boolean>(
    branches.flatMap(({ value, leaves }) => [
      [value, branchState(leaves, selected)] as const,
      ...leaves.map((leaf) => [leaf.value, selected.has(leaf.value)] as const),
    ]),
  );
  const choose = (value: TreeItemValue) => {
    const branch = branches.find((one) => one.value === value);
    setSelected(toggleAll(selected, branch ? branch.leaves.map((leaf) => leaf.value) : [String(value)]));
  };
  return (
    <>
      <div className={styles.bar}>
        <Text className={styles.room} role="status">
          {text('tree.chosen', { count: selected.size })}
        </Text>
        <Button size="small" onClick={() => setOpen(new Set(allOpen ? [] : branches.map(({ value }) => value)))}>
          {text(allOpen ? 'tree.closeAll' : 'tree.openAll')}
        </Button>
      </div>
      <Tree
        aria-label={text('tree.boxes.title')}
        selectionMode="multiselect"
        openItems={open}
        onOpenChange={(_, data) => setOpen(data.openItems)}
        checkedItems={checked}
        onCheckedChange={(_, { value }) => choose(value)}
      >
        {branches.map(({ value, title, leaves }) => (
          <TreeItem key={value} itemType="branch" value={value}>
            <TreeItemLayout>{title}</TreeItemLayout>
            <Tree>
              {leaves.map((leaf) => (
                <TreeItem key={leaf.value} itemType="leaf" value={leaf.value}>
                  <TreeItemLayout>
                    <bdi>{leaf.title}</bdi>
                  </TreeItemLayout>
                </TreeItem>
              ))}
            </Tree>
          </TreeItem>
        ))}
      </Tree>
    </>
  );
};

export const examples: Examples = {
  boxes: {
    code: '<Tree selectionMode="multiselect" checkedItems={checked} onCheckedChange={choose}>…</Tree>',
    Preview: () => <WithData>{(branches) => <Choosing branches={branches} />}</WithData>,
  },
  plain: {
    code: '<TreeItem itemType="branch" value="billing"><TreeItemLayout iconBefore={<FolderRegular />}>Billing</TreeItemLayout></TreeItem>',
    Preview: ({ text }) => (
      <WithData>
        {(branches) => (
          <Tree aria-label={text('tree.plain.title')} defaultOpenItems={[branches[0]?.value ?? '']}>
            {branches.map(({ value, title, leaves }) => (
              <TreeItem key={value} itemType="branch" value={value}>
                <TreeItemLayout iconBefore={<FolderRegular />}>{title}</TreeItemLayout>
                <Tree>
                  {leaves.map((leaf) => (
                    <TreeItem key={leaf.value} itemType="leaf" value={leaf.value}>
                      <TreeItemLayout iconBefore={<QuestionCircleRegular />}>
                        <bdi>{leaf.title}</bdi>
                      </TreeItemLayout>
                    </TreeItem>
                  ))}
                </Tree>
              </TreeItem>
            ))}
          </Tree>
        )}
      </WithData>
    ),
  },
};
