import { Button, Input, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { addTask } from '../store';
import { today } from '../task/days';
import type { TaskFilter } from '../task/order';

const useStyles = makeStyles({ line: { inlineSize: '100%' } });

/** Adds a task by its title, with the current filter's tag, priority or day. */
export const QuickAdd = ({ filter }: { readonly filter: TaskFilter }): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const [title, setTitle] = useState('');
  const add = () => {
    if (title.trim() === '') return;
    addTask({
      title: title.trim(),
      note: '',
      due: filter.filter === 'day' ? today() : '',
      priority: filter.priority ?? 'medium',
      tags: filter.tag ? [filter.tag] : [],
      assignee: '',
      important: filter.filter === 'important',
    });
    setTitle('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Input
        className={styles.line}
        size="large"
        aria-label={text('quick')}
        placeholder={text('quick')}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        value={title}
        onChange={(_, { value }) => setTitle(value)}
        contentBefore={<AddRegular aria-hidden />}
        contentAfter={
          title.trim() === '' ? null : (
            <Button type="submit" size="small" appearance="primary">
              {text('add')}
            </Button>
          )
        }
      />
    </form>
  );
};
