import { memberPaths } from '@contract/membership/paths';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import { ArticleList } from './article-list';
import { articles } from './articles';
import { copy } from './articles-copy';

const SHOWN = 3;

/** The specification's words are written small. */
const Sentence = styled.span`
  display: inline-block;
  &::first-letter { text-transform: uppercase; }
`;

/** Three articles, and the way to all of them (membership §2). */
export function ReadingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      title={copy.few}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <RouterButton look="primary" to={memberPaths.reading.href()}>
            <Sentence>{copy.all}</Sentence>
          </RouterButton>
        </>
      }
    >
      <ArticleList articles={articles.slice(0, SHOWN)} />
    </Modal>
  );
}
