ALTER TABLE "grades" ADD COLUMN "feedback_words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "typed_words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "total_score" double precision;--> statement-breakpoint
UPDATE "submissions" SET "total_score" = "grades"."total_score" FROM "grades" WHERE "grades"."submission_id" = "submissions"."id";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "student_key" text GENERATED ALWAYS AS (lower(coalesce(student_name, student_email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "grade_key" double precision GENERATED ALWAYS AS (coalesce(total_score, -1)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_student" ON "submissions" USING btree ("owner_id","student_key","id");--> statement-breakpoint
CREATE INDEX "submissions_by_grade" ON "submissions" USING btree ("owner_id","grade_key","id");--> statement-breakpoint
CREATE INDEX "submissions_status_order" ON "submissions" USING btree ("owner_id","status","id");--> statement-breakpoint
CREATE INDEX "submissions_deleted" ON "submissions" USING btree ("deleted_at") WHERE deleted_at is not null;