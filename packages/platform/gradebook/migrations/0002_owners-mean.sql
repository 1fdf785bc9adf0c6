ALTER TABLE "grades" ADD COLUMN "owner_id" text;--> statement-breakpoint
UPDATE "grades" SET "owner_id" = "submissions"."owner_id" FROM "submissions" WHERE "submissions"."id" = "grades"."submission_id";--> statement-breakpoint
ALTER TABLE "grades" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "grades_total" ON "grades" USING btree ("owner_id","total_score");--> statement-breakpoint
CREATE INDEX "submissions_graded" ON "submissions" USING btree ("owner_id","completed_at");