import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Comments } from '../../../../../../renderer/samples/profile/comments';

it('shows the same comment twice if it was sent twice', () => {
  const error = vi.spyOn(console, 'error');
  const comment = { username: 'Dana', avatar: '', comment: 'Good lap', commentsLikes: 0, youLiked: false };
  const { getAllByText, rerender } = render(<Comments comments={[comment, comment]} />);
  rerender(<Comments comments={[comment, comment, comment]} />);
  expect(getAllByText('Good lap')).toHaveLength(3);
  expect(error).not.toHaveBeenCalled();
});
