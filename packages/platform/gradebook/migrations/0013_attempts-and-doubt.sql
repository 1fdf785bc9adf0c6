ALTER TABLE "submissions" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(original_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "attempt_key" text GENERATED ALWAYS AS (case when course_assignment_id is not null then coalesce(nullif(lower(btrim(student_email)), ''), nullif(lower(regexp_replace(btrim(student_name), '\s+', ' ', 'g')), '')) end) STORED;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "doubts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "doubt" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_name" ON "submissions" USING btree ("owner_id","name_key","id");--> statement-breakpoint
CREATE INDEX "submissions_by_doubt" ON "submissions" USING btree ("owner_id","doubt","id");--> statement-breakpoint
CREATE INDEX "submissions_doubtful" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE doubt > 0;--> statement-breakpoint
CREATE INDEX "submissions_attempts" ON "submissions" USING btree ("course_assignment_id","attempt_key","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE attempt_key is not null;--> statement-breakpoint
CREATE INDEX "submissions_same_file" ON "submissions" USING btree ("owner_id","sha256");
--> statement-breakpoint
-- Trigrams cannot find one or two letters: single letters and pairs of them can.
CREATE FUNCTION letter_pairs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(words, place, size))
  FROM generate_series(1, length(words)) AS place, generate_series(1, 2) AS size
$$;
--> statement-breakpoint
ALTER TABLE submissions ADD COLUMN search_pairs text[] GENERATED ALWAYS AS (
  letter_pairs(lower(original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '')))
) STORED;
--> statement-breakpoint
CREATE INDEX submissions_search_pairs ON submissions USING gin (search_pairs) WITH (fastupdate = off);
--> statement-breakpoint
-- What the dashboard counts, kept as it changes: an owner's figures are a sum over few rows, however many papers there
-- are. Each connection counts in a row of its own, so that nobody waits for another one's transaction.
CREATE TABLE submission_counts (
  owner_id text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
  slot integer NOT NULL,
  listed bigint NOT NULL,
  waiting bigint NOT NULL,
  graded bigint NOT NULL,
  points numeric NOT NULL,
  PRIMARY KEY (owner_id, slot)
);
--> statement-breakpoint
CREATE FUNCTION count_added_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts AS counts (owner_id, slot, listed, waiting, graded, points)
  SELECT owner_id, pg_backend_pid() % 256, sum(listed), sum(waiting), sum(graded), sum(points)
  FROM (
      SELECT owner_id, +1 AS listed,
        +(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        +(total_score IS NOT NULL)::integer AS graded, +coalesce(total_score, 0)::numeric AS points
      FROM added WHERE deleted_at IS NULL
  ) AS changed
  -- Nothing is counted for an account that is being deleted.
  WHERE EXISTS (SELECT FROM "user" WHERE id = owner_id)
  GROUP BY owner_id
  HAVING sum(listed) <> 0 OR sum(waiting) <> 0 OR sum(graded) <> 0 OR sum(points) <> 0
  ON CONFLICT (owner_id, slot) DO UPDATE SET listed = counts.listed + excluded.listed,
    waiting = counts.waiting + excluded.waiting, graded = counts.graded + excluded.graded,
    points = counts.points + excluded.points;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts AS counts (owner_id, slot, listed, waiting, graded, points)
  SELECT owner_id, pg_backend_pid() % 256, sum(listed), sum(waiting), sum(graded), sum(points)
  FROM (
      SELECT owner_id, +1 AS listed,
        +(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        +(total_score IS NOT NULL)::integer AS graded, +coalesce(total_score, 0)::numeric AS points
      FROM after_change WHERE deleted_at IS NULL UNION ALL
      SELECT owner_id, -1 AS listed,
        -(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        -(total_score IS NOT NULL)::integer AS graded, -coalesce(total_score, 0)::numeric AS points
      FROM before_change WHERE deleted_at IS NULL
  ) AS changed
  -- Nothing is counted for an account that is being deleted.
  WHERE EXISTS (SELECT FROM "user" WHERE id = owner_id)
  GROUP BY owner_id
  HAVING sum(listed) <> 0 OR sum(waiting) <> 0 OR sum(graded) <> 0 OR sum(points) <> 0
  ON CONFLICT (owner_id, slot) DO UPDATE SET listed = counts.listed + excluded.listed,
    waiting = counts.waiting + excluded.waiting, graded = counts.graded + excluded.graded,
    points = counts.points + excluded.points;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts AS counts (owner_id, slot, listed, waiting, graded, points)
  SELECT owner_id, pg_backend_pid() % 256, sum(listed), sum(waiting), sum(graded), sum(points)
  FROM (
      SELECT owner_id, -1 AS listed,
        -(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        -(total_score IS NOT NULL)::integer AS graded, -coalesce(total_score, 0)::numeric AS points
      FROM removed WHERE deleted_at IS NULL
  ) AS changed
  -- Nothing is counted for an account that is being deleted.
  WHERE EXISTS (SELECT FROM "user" WHERE id = owner_id)
  GROUP BY owner_id
  HAVING sum(listed) <> 0 OR sum(waiting) <> 0 OR sum(graded) <> 0 OR sum(points) <> 0
  ON CONFLICT (owner_id, slot) DO UPDATE SET listed = counts.listed + excluded.listed,
    waiting = counts.waiting + excluded.waiting, graded = counts.graded + excluded.graded,
    points = counts.points + excluded.points;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER submissions_added AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_submissions();
--> statement-breakpoint
CREATE TRIGGER submissions_changed AFTER UPDATE ON submissions
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_submissions();
--> statement-breakpoint
CREATE TRIGGER submissions_removed AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_submissions();
--> statement-breakpoint
INSERT INTO submission_counts (owner_id, slot, listed, waiting, graded, points)
SELECT owner_id, 0, count(*), count(*) FILTER (WHERE status = 'completed' AND approved_at IS NULL), count(total_score),
  coalesce(sum(total_score::numeric), 0)
FROM submissions WHERE deleted_at IS NULL GROUP BY owner_id;
