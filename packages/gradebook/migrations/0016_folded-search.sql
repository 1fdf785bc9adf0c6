ALTER TABLE "submissions" drop column "search_text";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(replace(replace(replace(replace(regexp_replace(normalize(lower(' ' || original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '') || ' ' || translate(original_name, '_.-()', '     ') || ' '), NFKD), '[\u0300-\u036F''’‘ʼ\u0060´]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "other_name" text;
--> statement-breakpoint
-- Dropping the column dropped its index. Trigrams make the list's search fast; a server without the extension searches
-- without an index.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX submissions_search ON submissions USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN undefined_file OR insufficient_privilege OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: search reads every submission of an owner';
END $$;
--> statement-breakpoint
-- One or two letters are looked up folded as well.
ALTER TABLE submissions DROP COLUMN search_pairs;
--> statement-breakpoint
ALTER TABLE submissions ADD COLUMN search_pairs text[] GENERATED ALWAYS AS (
  letter_pairs(translate(replace(replace(replace(replace(regexp_replace(normalize(lower(original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '')), NFKD), '[\u0300-\u036F''’‘ʼ\u0060´]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi'))
) STORED;
--> statement-breakpoint
CREATE INDEX submissions_search_pairs ON submissions USING gin (search_pairs) WITH (fastupdate = off);
