import { Client } from 'pg';

type Fill = {
  readonly databaseUrl: string;
  readonly ownerId: string;
  readonly papers: number;
  /** The sealed texts that every grade carries. */
  readonly feedback: Uint8Array;
};

const names = "array['Ana','Ben','Chloe','Dev','Emil','Farah','Gita','Hugo','Ines','Jon','Kofi','Lena']";
const families =
  "array['Ruiz','Okafor','Martin','Patel','Novak','Haddad','Rao','Silva','Costa','Berg','Mensah','Koch','Weber']";

/** An account with twenty courses of ten assignments and this many papers, nearly all of them graded, over a year. */
export async function fillList({ databaseUrl, ownerId, papers, feedback }: Fill): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into courses (id, owner_id, code, name, description, rubric)
       select gen_random_uuid(), $1, 'PSY ' || i, 'Psychology ' || i, '', '' from generate_series(1, 20) i`,
      [ownerId],
    );
    await client.query(
      `insert into course_assignments (id, course_id, week, title, type, max_points, description, instructions)
       select gen_random_uuid(), id, week, 'Essay ' || week, 'assignment', 100, '', ''
       from courses, generate_series(1, 10) week where owner_id = $1`,
      [ownerId],
    );
    await client.query(
      `with tasks as (
         select a.id, a.course_id, row_number() over () - 1 as at
         from course_assignments a join courses c on c.id = a.course_id where c.owner_id = $1
       )
       insert into submissions (id, owner_id, upload_key, original_name, file_type, file_size, file_id, sha256,
         student_name, student_email, course_id, course_assignment_id, state, uploaded_at, completed_at, approved_at,
         deletes_at, total_score, doubts, doubt)
       select gen_random_uuid(), $1, 'bench:' || i,
         (array['essay', 'report', 'reflection', 'sleep-and-memory', 'final paper', 'draft'])[1 + i % 6] || ' ' || i * 7919 % 100000 || '.docx',
         'DOCX', 20000, gen_random_uuid(), md5(i::text) || md5(i::text),
         (${names})[1 + (i / 7) % 12] || ' ' || (${families})[1 + (i / 11) % 13] || ' ' || i % 97,
         case when i % 3 = 0 then 's' || i % 9000 || '@example.edu' end, tasks.course_id, tasks.id,
         case when i % 50 = 0 then 'refused' when i % 30 = 0 then 'uploaded' else 'completed' end,
         now() - i * interval '5 minutes',
         case when i % 50 <> 0 and i % 30 <> 0 then now() - i * interval '5 minutes' end,
         case when i % 50 <> 0 and i % 30 <> 0 and i % 5 < 2 then now() - i * interval '4 minutes' end,
         now() + interval '30 days',
         case when i % 50 <> 0 and i % 30 <> 0 then 55 + (i * 7919 % 4500) / 100.0 end,
         case when i % 17 = 0 then array['few-words'] else '{}' end, case when i % 17 = 0 then 2 else 0 end
       from generate_series(1, $2::int) i join tasks on tasks.at = i % 200`,
      [ownerId, papers],
    );
    await client.query(
      `insert into grades (submission_id, owner_id, review_number, version, grammar_score, apa_score, content_score,
         total_score, dismissed, feedback)
       select id, owner_id, 1, 1, total_score, total_score, total_score, total_score, '[]', $2
       from submissions where owner_id = $1 and total_score is not null`,
      [ownerId, feedback],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
