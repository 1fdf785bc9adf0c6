CREATE TABLE "fingerprints" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"hashes" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_assignments" ADD COLUMN "requirements" jsonb;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD COLUMN "apa_scope" text;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD COLUMN "rubric_use" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "grading_criteria" ADD COLUMN "learns_from_approved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "verdicts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "rubric_points" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD COLUMN "verdicts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD COLUMN "rubric_points" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD COLUMN "grammar_grade" double precision;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD COLUMN "apa_grade" double precision;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD COLUMN "content_grade" double precision;--> statement-breakpoint
ALTER TABLE "fingerprints" ADD CONSTRAINT "fingerprints_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fingerprints" ADD CONSTRAINT "fingerprints_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fingerprints_owner_id_index" ON "fingerprints" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "fingerprints_hashes" ON "fingerprints" USING gin ("hashes");