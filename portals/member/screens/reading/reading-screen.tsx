import { memberPaths } from '@contract/membership/paths';
import { Card } from '@portals/ui/card';
import { Stack } from '@portals/ui/portal-shell';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { MemberPage } from '../../parts/member-page';
import { ArticleList } from './article-list';
import { articles } from './articles';
import { copy } from './articles-copy';

const Text = styled.div`
  max-width: 62ch; font-size: 17px; line-height: 26px;
  p + p { margin-top: 14px; }
`;

/** All articles, or the one that the address names. */
export function ReadingScreen() {
  const named = useSearchParams()[0].get('article');
  const article = articles.find(({ name }) => name === named);
  return (
    <MemberPage title={article?.title ?? copy.title}>
      {article ? (
        <Stack>
          <Card>
            <Text>
              {article.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Text>
          </Card>
          <p>
            <Link to={memberPaths.reading.href()}>{copy.back}</Link>
          </p>
        </Stack>
      ) : (
        <Card>
          <ArticleList articles={articles} />
        </Card>
      )}
    </MemberPage>
  );
}
