/** A post as an export of WordPress has it; what is left out is as in most posts. */
export interface ExportedPost {
  id: number;
  title: string;
  html: string;
  slug?: string;
  status?: string;
  type?: string;
  excerpt?: string;
  category?: { nicename: string; name: string };
  date?: string;
  password?: string;
  /** What its address begins with, such as `fr/` on a site in several languages. */
  under?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An export of WordPress (WXR) with these posts. */
export function wordpressExport(posts: readonly ExportedPost[], language = 'en-US'): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Parish &amp; home</title>
  <link>https://parish.example</link>
  <language>${language}</language>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('anna')}</wp:author_login><wp:author_display_name>${cdata('Anna Bauer')}</wp:author_display_name></wp:author>
${posts.map(itemOf).join('\n')}
</channel>
</rss>
`;
}

function itemOf(post: ExportedPost): string {
  const { id, title, html, slug = `post-${id}`, status = 'publish', type = 'post' } = post;
  const { excerpt = '', category, date = '2020-05-01 10:00:00', password = '', under = '' } = post;
  return `<item>
  <title>${cdata(title)}</title>
  <link>https://parish.example/${under}${slug}/</link>
  <pubDate>Fri, 01 May 2020 10:00:00 +0000</pubDate>
  <dc:creator>${cdata('anna')}</dc:creator>
  <guid isPermaLink="false">https://parish.example/?p=${id}</guid>
  <description></description>
  <content:encoded>${cdata(html)}</content:encoded>
  <excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
  <wp:post_name>${cdata(slug)}</wp:post_name>
  <wp:status>${cdata(status)}</wp:status>
  <wp:post_type>${cdata(type)}</wp:post_type>
  <wp:post_password>${cdata(password)}</wp:post_password>
  ${category ? `<category domain="category" nicename="${category.nicename}">${cdata(category.name)}</category>` : ''}
</item>`;
}
